/** The action of a card, one of three, with its goods in their order or its guild. */
import type { Action, Colour, Good as Kind } from '@merchants/cove'
import { ALL_GOODS, COLOURS } from '@merchants/cove'
import { useTranslation } from '../../../../words/words.tsx'
import { Good } from '../../pieces/good.tsx'
import { GuildSign } from '../../pieces/guild-sign.tsx'
import { Coin, Mark } from '../../pieces/mark.tsx'
import { goodWord } from '../../say/words.tsx'
import { ToggleRow } from './toggle-row.tsx'

/** An action as far as it was entered. */
export interface ActionParts {
  readonly does: Action['does']
  readonly goods: readonly Kind[]
  readonly hall: Colour | undefined
}

export const partsOf = (action: Action): ActionParts => ({ goods: [], hall: undefined, ...action })

/** The action, once it is entered to its end. */
export function actionOf({ does, goods, hall }: ActionParts): Action | undefined {
  if (does === 'hire') return { does }
  if (does === 'goods') return goods.length === 0 ? undefined : { does, goods }
  return hall && { does, hall }
}

interface ActionRowsProps {
  readonly action: ActionParts | undefined
  readonly onChange: (action: ActionParts) => void
}

export function ActionRows({ action, onChange }: ActionRowsProps): React.ReactNode {
  const t = useTranslation()
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
        value={action?.does}
        onChoose={(does) => onChange({ goods: [], hall: undefined, ...action, does })}
      />
      {action?.does === 'goods' && (
        <GoodsRow goods={action.goods} onChange={(goods) => onChange({ ...action, goods })} />
      )}
      {action?.does === 'guild support' && (
        <ToggleRow<Colour>
          name="hall"
          label={t('companion.reading-hall')}
          toggles={COLOURS.map((value) => ({
            value,
            face: <GuildSign of={value} size={36} isMute />,
            label: t.any(`cove.sign-${value}`),
          }))}
          value={action.hall}
          onChoose={(hall) => onChange({ ...action, hall })}
        />
      )}
    </>
  )
}

const Face = ({ mark, word }: { readonly mark: React.ReactNode; readonly word: string }): React.ReactNode => (
  <span className="center cp-toggle-face">
    {mark}
    <span>{word}</span>
  </span>
)

interface GoodsRowProps {
  readonly goods: readonly Kind[]
  readonly onChange: (goods: readonly Kind[]) => void
}

/** Each tap adds a good, in the order of the card, since the left one is gained first (H-47); the last one can be taken back. */
function GoodsRow({ goods, onChange }: GoodsRowProps): React.ReactNode {
  const t = useTranslation()
  return (
    <fieldset className="cp-toggles" data-row="goods">
      <legend>{t('companion.reading-goods')}</legend>
      <div className="cells">
        {ALL_GOODS.map((good) => {
          const places = goods.flatMap((each, at) => (each === good ? [at + 1] : []))
          const name = goodWord(t, good)
          const isChosen = places.length > 0
          return (
            <button
              key={good}
              type="button"
              className="cv-btn cp-toggle"
              data-answer={good}
              aria-pressed={isChosen}
              onClick={() => onChange([...goods, good])}
            >
              <span className="sr">
                {isChosen ? t('companion.good-place', { good: name, places: t.list(places.map(String)) }) : name}
              </span>
              <Good good={good} size={36} isMute />
              {isChosen && (
                <b className="cv-price cp-place" aria-hidden="true">
                  {places.join('+')}
                </b>
              )}
            </button>
          )
        })}
      </div>
      <button
        type="button"
        className="cv-btn cp-toggle cp-take-back"
        data-take-back=""
        disabled={goods.length === 0}
        onClick={() => onChange(goods.slice(0, -1))}
      >
        {t('companion.take-back', { count: goods.length })}
      </button>
    </fieldset>
  )
}
