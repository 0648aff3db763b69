/** What a drawn corruption card shows: 0, 1 or 2 symbols, and a guild sign or none. */
import type { Colour } from '@merchants/cove'
import { COLOURS } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Corruption, Mark } from '../../pieces/mark.tsx'
import { BigButton } from './big-button.tsx'
import { Confirm } from './confirm.tsx'
import type { FormProps } from './form.ts'
import { ToggleRow } from './toggle-row.tsx'

const NO_GUILDS = { red: 0, green: 0, blue: 0, yellow: 0 }

export function CorruptionForm({ question, onEnter }: FormProps<'corruption'>): React.ReactNode {
  const t = useWords()
  const before = question.suggest === 'none left' ? undefined : question.suggest
  const [corruption, setCorruption] = useState(before?.corruption ?? 1)
  const [sign, setSign] = useState<Colour | 'none'>(COLOURS.find((colour) => before?.guilds[colour]) ?? 'none')
  const guilds = sign === 'none' ? NO_GUILDS : { ...NO_GUILDS, [sign]: 1 }
  const signs = COLOURS.map((colour) => ({
    value: colour as Colour | 'none',
    face: <GuildSign of={colour} size={38} isMute />,
    label: t.any(`cove.sign-${colour}`),
  }))
  return (
    <>
      <div className="cp-rows">
        <ToggleRow
          name="corruption"
          label={t('companion.corruption-symbols')}
          toggles={[0, 1, 2].map((value) => ({ value, face: <Symbols count={value} />, label: String(value) }))}
          value={corruption}
          onChoose={setCorruption}
        />
        <ToggleRow
          name="sign"
          label={t('companion.corruption-sign')}
          toggles={[{ value: 'none', face: t('companion.sign-none') }, ...signs]}
          value={sign}
          onChoose={setSign}
        />
        <BigButton
          name="none left"
          picture={<Mark name="corruption" width={30} />}
          label={t('companion.corruption-none')}
          isAlternative
          onClick={() => onEnter('none left')}
        />
      </div>
      <Confirm onClick={() => onEnter({ guilds, corruption })} />
    </>
  )
}

function Symbols({ count }: { readonly count: number }): React.ReactNode {
  if (count === 0) return <span>0</span>
  return Array.from({ length: count }, (_, at) => <Corruption key={at} size={30} />)
}
