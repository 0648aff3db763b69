/** What the inner halves of the printed cards show (H-97): action, multiplier, side, arrow, hours and corruption. */
import type { Action, Arrow, Colour, Good as Kind, Half, Reading } from '@merchants/cove'
import { ALL_GOODS, COLOURS } from '@merchants/cove'
import { useState } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Good } from '../../pieces/good.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Coin, Mark } from '../../pieces/mark.tsx'
import { goodWord } from '../../say/words.tsx'
import { Confirm } from './confirm.tsx'
import type { FormProps } from './form.ts'
import { ToggleRow } from './toggle-row.tsx'

const MOST_GOODS = 2

const USUAL: Reading = {
  action: { does: 'hire' },
  multiplier: 1,
  side: 'left',
  arrow: 'inner',
  hours: 2,
  corruption: 0,
}

export function ReadingForm({ question, onEnter }: FormProps<'reading'>): React.ReactNode {
  const t = useWords()
  const [reading, setReading] = useState(question.suggest ?? USUAL)
  const change = (part: Partial<Reading>): void => setReading({ ...reading, ...part })
  const { action, multiplier, side, arrow, hours, corruption } = reading
  const isIncomplete = action.does === 'goods' && action.goods.length === 0
  return (
    <>
      <div className="cp-rows is-reading">
        <ActionRows action={action} onChange={(next) => change({ action: next })} />
        <div className="cp-pair">
          <ToggleRow
            name="times"
            label={t('companion.reading-times')}
            toggles={[1, 2].map((value) => ({
              value,
              face: <Mark name={`mult-${value}`} width={36} height={27} />,
              label: t('cove.times', { times: value }),
            }))}
            value={multiplier}
            onChoose={(value) => change({ multiplier: value })}
          />
          <ToggleRow<Half>
            name="side"
            label={t('companion.reading-side')}
            toggles={(['left', 'right'] as const).map((value) => ({
              value,
              face: <Mark name={`side-${value}`} width={40} height={24} />,
              label: t.any(`cove.${value}`),
            }))}
            value={side}
            onChoose={(value) => change({ side: value })}
          />
        </div>
        <div className="cp-pair">
          <ToggleRow<Arrow>
            name="arrow"
            label={t('companion.reading-arrow')}
            toggles={(['inner', 'outer'] as const).map((value) => ({
              value,
              face: <Mark name={`arrow-${value}`} width={40} height={24} />,
              label: t.any(`cove.${value}`),
            }))}
            value={arrow}
            onChoose={(value) => change({ arrow: value })}
          />
          <ToggleRow
            name="corruption"
            label={t('companion.reading-corruption')}
            toggles={[0, 1, 2].map((value) => ({ value, face: value }))}
            value={corruption}
            onChoose={(value) => change({ corruption: value })}
          />
        </div>
        <ToggleRow
          name="hours"
          label={t('companion.reading-hours')}
          toggles={[1, 2, 3, 4].map((value) => ({ value, face: value }))}
          value={hours}
          onChoose={(value) => change({ hours: value })}
        />
      </div>
      <Confirm isDisabled={isIncomplete} onClick={() => onEnter(reading)} />
    </>
  )
}

interface ActionRowsProps {
  readonly action: Action
  readonly onChange: (action: Action) => void
}

function ActionRows({ action, onChange }: ActionRowsProps): React.ReactNode {
  const t = useWords()
  const begin = (does: Action['does']): void => {
    if (does === 'hire') onChange({ does })
    else if (does === 'goods') onChange({ does, goods: [] })
    else onChange({ does, hall: 'red' })
  }
  return (
    <>
      <ToggleRow<Action['does']>
        name="action"
        label={t('companion.reading-action')}
        toggles={[
          {
            value: 'hire',
            face: <Face mark={<Mark name="handshake" width={32} height={24} />} word={t('cove.action-hire')} />,
          },
          {
            value: 'goods',
            face: <Face mark={<Mark name="good-small-blue" width={26} />} word={t('cove.action-goods')} />,
          },
          { value: 'guild support', face: <Face mark={<Coin size={24} />} word={t('cove.action-guild')} /> },
        ]}
        value={action.does}
        onChoose={begin}
      />
      {action.does === 'goods' && (
        <GoodsRow goods={action.goods} onChange={(goods) => onChange({ does: 'goods', goods })} />
      )}
      {action.does === 'guild support' && (
        <ToggleRow<Colour>
          name="hall"
          label={t('companion.reading-hall')}
          toggles={COLOURS.map((value) => ({
            value,
            face: <GuildSign of={value} size={36} isMute />,
            label: t.any(`cove.sign-${value}`),
          }))}
          value={action.hall}
          onChoose={(hall) => onChange({ does: 'guild support', hall })}
        />
      )}
    </>
  )
}

const Face = ({ mark, word }: { readonly mark: React.ReactNode; readonly word: string }): React.ReactNode => (
  <span className="cp-face">
    {mark}
    <span>{word}</span>
  </span>
)

interface GoodsRowProps {
  readonly goods: readonly Kind[]
  readonly onChange: (goods: readonly Kind[]) => void
}

/** Taps choose in order, since the left good is gained first (H-47); a tap too many begins anew. */
function GoodsRow({ goods, onChange }: GoodsRowProps): React.ReactNode {
  const t = useWords()
  return (
    <fieldset className="cp-toggles" data-row="goods">
      <legend>{t('companion.reading-goods')}</legend>
      <div className="cp-goods-grid">
        {ALL_GOODS.map((good) => {
          const places = goods.flatMap((each, at) => (each === good ? [at + 1] : []))
          const name = goodWord(t, good)
          const isChosen = places.length > 0
          return (
            <button
              key={good}
              type="button"
              className="cp-toggle"
              data-answer={good}
              aria-pressed={isChosen}
              onClick={() => onChange(goods.length < MOST_GOODS ? [...goods, good] : [good])}
            >
              <span className="sr">
                {isChosen ? t('companion.good-place', { good: name, places: t.list(places.map(String)) }) : name}
              </span>
              <Good good={good} size={36} isMute />
              {isChosen && (
                <b className="cp-place" aria-hidden="true">
                  {places.join('+')}
                </b>
              )}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
