/** All other options as buttons, the same as pressing highlighted pieces at the table. */
import type { HumanView } from '@merchants/cove'
import { optionsOf } from '@merchants/cove'
import { useTranslation } from '../../../words/words.tsx'
import { MAX_ITEMS } from '../choose/plan.ts'
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
      className={isChosen ? 'row cv-option is-chosen' : 'row cv-option'}
      aria-pressed={isChosen}
      data-can=""
      data-option=""
      onClick={onPress}
    >
      {mark}
      <span className="grow">
        {text}
        {heard !== undefined && <span className="sr"> {heard} </span>}
        {note !== undefined && <small>{note}</small>}
      </span>
      {more !== undefined && <span className="option-more">{more}</span>}
    </button>
  )
}

export function PlainOptions(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { decision, chosen, choose, answer } = choosing
  if (decision === undefined) return undefined
  const isYesOrNo = decision.kind === 'yes or no'
  return (
    <div className="rows options" data-scroll="">
      {optionsOf(decision).map((option, at) => (
        <OptionButton
          key={at}
          {...optionFace(t, match.view, decision.ask, option)}
          isChosen={chosen.includes(at)}
          onPress={() => (isYesOrNo ? answer([at]) : choose(at))}
        />
      ))}
    </div>
  )
}

export function PlanOptions(): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { plan, fitting, add } = choosing
  const human = match.view.humans[match.view.seat]
  if (plan === undefined || human === undefined || MAX_ITEMS[plan.go] === 0) return undefined
  const isBrew = plan.go === 'brew'
  return (
    <div className="rows options" data-scroll="">
      {isBrew && <Brewing human={human} />}
      {plan.items.length < MAX_ITEMS[plan.go] || !isBrew
        ? fitting.map((item) => (
            <OptionButton
              key={item}
              {...planFace(t, match.view, human, plan.go, item)}
              isChosen={!isBrew && plan.items.includes(item)}
              onPress={() => add(item)}
            />
          ))
        : undefined}
    </div>
  )
}

/** The chosen items; a press removes one again. */
function Brewing({ human }: { readonly human: HumanView }): React.ReactNode {
  const t = useTranslation()
  const { choosing, match } = useCove()
  const { plan, remove } = choosing
  return (plan?.items ?? []).map((item, at) => (
    <OptionButton
      key={`${item}-${at}`}
      {...planFace(t, match.view, human, 'brew', item)}
      isChosen
      onPress={() => remove(at)}
    />
  ))
}
