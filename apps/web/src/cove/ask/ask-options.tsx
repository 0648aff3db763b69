/** Everything that can be chosen, as buttons: the same as pressing what glows at the table. */
import type { DecisionView, HumanView, Placement } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { MOST_ITEMS } from '../choose/plan.ts'
import { Die } from '../pieces/die.tsx'
import { dieWord } from '../say/words.tsx'
import { useCove } from '../table/table-context.tsx'
import type { Face } from './option-face.tsx'
import { optionFace } from './option-face.tsx'
import { planFace } from './plan-face.tsx'

interface OptionButtonProps extends Face {
  readonly isChosen: boolean
  readonly onPress: () => void
}

function OptionButton({ mark, text, note, more, isChosen, heard, onPress }: OptionButtonProps): React.ReactNode {
  return (
    <button
      type="button"
      className={`cv-opt ${isChosen ? 'is-chosen' : ''}`}
      aria-pressed={isChosen}
      data-can=""
      data-option=""
      onClick={onPress}
    >
      {mark}
      <span className="words">
        {text}
        {heard !== undefined && <span className="sr"> {heard} </span>}
        {note !== undefined && <small>{note}</small>}
      </span>
      {more !== undefined && <span className="more">{more}</span>}
    </button>
  )
}

export function AskOptions(): React.ReactNode {
  const { choosing } = useCove()
  const { decision, plan } = choosing
  if (decision === undefined) return undefined
  if (plan !== undefined) return <PlanOptions />
  if (decision.kind === 'placements') return <DiceOptions />
  return <PlainOptions />
}

function PlainOptions(): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { decision, chosen, choose, answer } = choosing
  if (decision === undefined) return undefined
  const isYesOrNo = decision.kind === 'yes or no'
  return (
    <div className={`cv-opts${isYesOrNo || isShort(decision) ? ' is-two' : ''}`}>
      {decision.options.map((option, at) => (
        <OptionButton
          key={at}
          {...optionFace(t, sight.view, decision, option)}
          isChosen={chosen.includes(at)}
          onPress={() => (isYesOrNo ? answer([at]) : choose(at))}
        />
      ))}
    </div>
  )
}

/** Options that are said in two words stand side by side. */
const isShort = ({ kind }: DecisionView): boolean => kind === 'boats' || kind === 'docks' || kind === 'corruption'

function PlanOptions(): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { plan, fitting, add } = choosing
  const human = sight.view.humans[sight.view.seat]
  if (plan === undefined || human === undefined || MOST_ITEMS[plan.go] === 0) return undefined
  const isBrew = plan.go === 'brew'
  return (
    <div className={`cv-opts${plan.go === 'oreCart' ? ' is-two' : ''}`}>
      {isBrew && plan.items.length > 0 && <Brewing human={human} />}
      {plan.items.length < MOST_ITEMS[plan.go] || !isBrew
        ? fitting.map((item) => (
            <OptionButton
              key={item}
              {...planFace(t, sight.view, human, plan.go, item)}
              isChosen={!isBrew && plan.items.includes(item)}
              onPress={() => add(item)}
            />
          ))
        : undefined}
    </div>
  )
}

/** What is in the pot already; a press takes it out again. */
function Brewing({ human }: { readonly human: HumanView }): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { plan, remove } = choosing
  return (plan?.items ?? []).map((item, at) => (
    <OptionButton
      key={`${item}-${at}`}
      {...planFace(t, sight.view, human, 'brew', item)}
      isChosen
      onPress={() => remove(at)}
    />
  ))
}

/** Dice first, then the furnaces that take the chosen one. */
function DiceOptions(): React.ReactNode {
  const t = useWords()
  const { choosing, sight } = useCove()
  const { decision, first, targets, choose } = choosing
  const placements = (decision?.options ?? []) as readonly Placement[]
  const dice = [...new Set(placements.map(({ die }) => die))]
  const rack = sight.view.humans[sight.view.seat]?.smithy?.rack ?? []
  return (
    <>
      <div className="cv-opts is-dice">
        {dice.map((die) => {
          const count = rack.filter((each) => each === die).length
          return (
            <OptionButton
              key={die}
              mark={<Die die={die} size={30} isMute />}
              text={count > 1 ? `×${count}` : ''}
              heard={dieWord(t, die)}
              isChosen={first === `rack:${die}`}
              onPress={() => targets.get(`rack:${die}`)?.press()}
            />
          )
        })}
      </div>
      <div className="cv-opts is-two">
        {placements.map(({ die, furnace }, at) =>
          first === `rack:${die}` ? (
            <OptionButton
              key={furnace}
              text={t('cove.into-furnace', { furnace })}
              isChosen={false}
              onPress={() => choose(at)}
            />
          ) : undefined,
        )}
      </div>
    </>
  )
}
