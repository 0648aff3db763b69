/** The purpose of a piece or a symbol, told on a slip when it is pressed and there is nothing to choose. */
import type { Adventurer, Colour, Good as Kind, Pier, TownsfolkId } from '@merchants/cove'
import { GOODS, isTownsfolk, townsfolk } from '@merchants/cove'
import { createContext, useContext, useMemo, useState } from 'react'
import { Dialog } from '../../../shell/dialog.tsx'
import type { T } from '../../../words/translator.ts'
import { useTranslation } from '../../../words/words.tsx'
import { abilityText } from '../pieces/ability.ts'
import { Good } from '../pieces/good.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Corruption } from '../pieces/mark.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { PieceMark } from '../pieces/source-mark.tsx'
import { TownsfolkSigns } from '../pieces/townsfolk-card.tsx'
import { capital } from '../say/words.tsx'

export type Topic =
  | TownsfolkId
  | Kind
  | `hall:${Colour}`
  | `pier:${Pier}`
  | 'lair'
  | 'bag'
  | 'boat'
  | 'dock'
  | 'corruption'
  | 'furnace'
  | 'die'
  | 'clock'
  | 'pool'
  | 'his-cards'

interface Explanation {
  readonly title: string
  readonly text: string
  readonly rule: string
  readonly mark?: React.ReactNode
}

const TellContext = createContext<(topic: Topic) => void>(() => undefined)

export const useExplanation = (): ((topic: Topic) => void) => useContext(TellContext)

export function ExplanationProvider({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  const t = useTranslation()
  const [topic, setTopic] = useState<Topic>()
  const told = useMemo(() => (topic === undefined ? undefined : explain(t, topic)), [t, topic])
  return (
    <TellContext value={setTopic}>
      {children}
      {told !== undefined && (
        <Dialog title={told.title} onClose={() => setTopic(undefined)}>
          <div className="row wrap cv-slip">
            {told.mark}
            <p>
              {told.text} <RuleTag rule={told.rule} />
            </p>
            {topic !== undefined && isTownsfolk(topic) && <PieceMark of="townsfolk" hasWords />}
          </div>
        </Dialog>
      )}
    </TellContext>
  )
}

function explain(t: T, topic: Topic): Explanation {
  if (isTownsfolk(topic)) {
    const text = `${abilityText(t, townsfolk(topic).ability)} ${t('cove.tell-townsfolk')}`
    return { title: t.any(`cove.card-${topic}`), text, rule: 'C-47', mark: <TownsfolkSigns card={topic} /> }
  }
  if (isGood(topic)) {
    const { colour, value } = GOODS[topic]
    const slots = { gold: value, who: t.any(`cove.hall-${colour}`), pier: t.any(`cove.tell-pier-${topic.slice(0, 5)}`) }
    const text = t('cove.tell-good', slots)
    return { title: capital(t.any(`cove.good-${topic}`)), text, rule: 'C-54', mark: <Good good={topic} /> }
  }
  const [kind = '', name] = topic.split(':')
  const title =
    kind === 'hall'
      ? t.any(`cove.hall-${name}`)
      : kind === 'pier'
        ? t.any(`cove.pier-${name}`)
        : t.any(`cove.told-${kind}`)
  const text = kind === 'pier' ? t.any(`cove.tell-pier-${name}`) : t.any(`cove.tell-${kind}`)
  return { title, text, rule: RULES[kind] ?? 'C-22', mark: markOf(kind, name) }
}

const isGood = (topic: Topic): topic is Kind => topic in GOODS

function markOf(kind: string, name: string | undefined): React.ReactNode {
  if (kind === 'hall') return <GuildSign of={name as Adventurer} isMute />
  if (kind === 'lair') return <GuildSign of="rogue" isMute />
  return kind === 'corruption' ? <Corruption /> : undefined
}

const RULES: Readonly<Record<string, string>> = {
  hall: 'C-61',
  lair: 'C-62',
  corruption: 'C-62',
  pier: 'C-55',
  bag: 'C-26',
  boat: 'C-17',
  dock: 'C-17',
  furnace: 'C-69',
  die: 'C-67',
  clock: 'C-22',
  pool: 'H-60',
  'his-cards': 'H-25',
}
