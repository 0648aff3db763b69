/** A calm question during other players' turns about reacting to an event with a card. */
import type { DecisionView, UseView } from '@merchants/dale'
import { cardType } from '@merchants/dale'
import { Icon } from '../../../look/icon.tsx'
import { logLinesOf } from '../log/log-lines.ts'
import { useSentences } from '../log/sentence.ts'
import { useCardWords } from '../../../words/cards.ts'
import { useTranslation } from '../../../words/words.tsx'
import { useTable, useTableWithChoice } from './table-context.tsx'

const usesOf = (decision: DecisionView | undefined): readonly UseView[] =>
  decision?.kind === 'uses' ? decision.options : []

/** The event to react to, as the log tells it. */
export function ReactionCause(): React.ReactNode {
  const { match, nameOf } = useTable()
  const sentence = useSentences(nameOf)
  const [first] = usesOf(match.view.decision)
  const deeds = logLinesOf(match.log, match.view)
    .flatMap(({ entries }) => entries)
    .filter(({ seat }) => seat === match.view.active)
  const deed = DEEDS[(first && cardType(first.as).reaction?.after) ?? '']
  const cause = deeds.findLast(({ say }) => deed !== undefined && say.startsWith(deed)) ?? deeds.at(-1)
  return cause !== undefined && <p className="cause">{sentence(cause)}</p>
}

/** The answers: react with one of the cards, or not, or not again this turn. */
export function Reaction({ onSilence }: { readonly onSilence: () => void }): React.ReactNode {
  const t = useTranslation()
  const words = useCardWords()
  const { choice } = useTableWithChoice()
  const { decision, give } = choice
  const uses = usesOf(decision)
  return (
    <>
      <button
        type="button"
        className="link"
        onClick={() => {
          onSilence()
          give([])
        }}
      >
        {t('table.not-this-turn')}
      </button>
      <button type="button" className="btn" data-option="none" onClick={() => give([])}>
        {t('table.no-reaction')} <kbd>N</kbd>
      </button>
      {uses.map(({ as }, at) => (
        <button
          type="button"
          key={at}
          className={`btn ${at === 0 ? 'primary' : ''}`}
          data-option={at}
          onClick={() => give([at])}
        >
          {at === 0 && <Icon name="check" />}
          <span className="clip">
            {uses.length === 1 ? t('table.react') : t('table.react-with', { card: words.name(as) })}
          </span>
          {at === 0 && <kbd>R</kbd>}
        </button>
      ))}
    </>
  )
}

/** The log's sentence for what a card reacts to; the result follows later. */
const DEEDS: Readonly<Record<string, string>> = {
  technique: 'log.played',
  purchase: 'log.bought',
  build: 'log.built',
  shuffle: 'log.shuffled',
}
