/** The current question with its options as buttons, or as boxes where several may be chosen. */
import type { Answer } from '@merchants/tabletop'
import { useEffect, useId, useRef, useState } from 'react'
import { useQuestion } from '../table/question.ts'
import { useTable } from '../table/table-context.tsx'
import { useTranslation } from '../../../words/words.tsx'
import type { Item, Menu } from './menu.ts'

/** This many options are listed at once. */
const LISTED = 20

interface QuestionProps {
  readonly menu: Menu | undefined
  readonly children: React.ReactNode
  readonly onAnswer: (answer: Answer) => void
}

export function Question({ menu, children, onAnswer }: QuestionProps): React.ReactNode {
  const t = useTranslation()
  const { match } = useTable()
  const question = useQuestion()
  const { say, hint } = menu?.question === undefined ? question : { say: menu.question, hint: '' }
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useFocusKept(heading, match.step)
  return (
    <section aria-labelledby={id} className="question">
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t('text.question')}
      </h2>
      <p>
        <b>{say}</b>
      </p>
      {hint !== '' && <p>{hint}</p>}
      {menu !== undefined && <Options key={match.step} menu={menu} onAnswer={onAnswer} />}
      {children}
    </section>
  )
}

/** The pressed button goes away with its question, so the focus moves to the place of the next one. */
function useFocusKept(heading: React.RefObject<HTMLHeadingElement | null>, step: number): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (document.activeElement === document.body) heading.current?.focus()
  }, [heading, step])
}

function Options({ menu, onAnswer }: Omit<QuestionProps, 'children'> & { readonly menu: Menu }): React.ReactNode {
  const t = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const { items, usual, max } = menu
  const listed = showsAll ? items : items.slice(0, LISTED)
  const isSeveral = max > 1
  return (
    <>
      {isSeveral ? (
        <Boxes menu={menu} items={listed} onAnswer={onAnswer} />
      ) : (
        <ul className="options rows gap-6">
          {listed.map((item) => (
            <OptionButton key={item.number} item={item} onAnswer={onAnswer} />
          ))}
        </ul>
      )}
      {listed.length < items.length && (
        <button type="button" className="btn" onClick={() => setShowsAll(true)}>
          {t('text.all-options', { count: items.length })}
        </button>
      )}
      {usual !== undefined && (
        <ul className="options rows gap-6">
          <OptionButton item={usual} onAnswer={onAnswer} />
        </ul>
      )}
    </>
  )
}

interface OptionProps {
  readonly item: Item
  readonly onAnswer: (answer: Answer) => void
}

function OptionButton({ item, onAnswer }: OptionProps): React.ReactNode {
  const t = useTranslation()
  const { number, label, answer } = item
  return (
    <li>
      <button type="button" className="btn option" data-number={number} onClick={() => onAnswer(answer)}>
        {t('text.option', { number, label })}
      </button>
    </li>
  )
}

/** Several options, in the order in which they are ticked. */
function Boxes({ menu, items, onAnswer }: OptionsProps): React.ReactNode {
  const t = useTranslation()
  const table = useTable()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { min, max, receivers } = menu
  const isEnough = chosen.length >= min && chosen.length <= max
  const change = (number: number): void =>
    setChosen(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number])
  const confirm = (): void => {
    if (isEnough) onAnswer(chosen.flatMap((number) => menu.items.find((item) => item.number === number)?.answer ?? []))
  }
  const note = ({ number, label: plain }: Item): string => {
    const place = chosen.indexOf(number)
    const label = t('text.option', { number, label: plain })
    if (place < 0) return label
    const receiver = receivers?.[place]
    if (receiver === undefined) return t('text.chosen-as', { label, number: place + 1 })
    if (receiver === table.seat) return t('text.goes-to-you', { label })
    return t('text.goes-to', { label, who: table.nameOf(receiver) })
  }
  return (
    <>
      {receivers !== undefined && (
        <p>{t('text.receivers', { names: t.list(receivers.map((seat) => table.nameOf(seat))) })}</p>
      )}
      <ul className="options rows gap-6">
        {items.map((item) => (
          <li key={item.number}>
            <label className="btn option">
              <input
                type="checkbox"
                data-number={item.number}
                checked={chosen.includes(item.number)}
                onChange={() => change(item.number)}
              />
              <span>{note(item)}</span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={`btn ${isEnough ? 'primary' : 'off'}`}
        aria-disabled={!isEnough}
        onClick={confirm}
      >
        {t('text.confirm-chosen', { count: chosen.length })}
      </button>
    </>
  )
}

interface OptionsProps {
  readonly menu: Menu
  readonly items: readonly Item[]
  readonly onAnswer: (answer: Answer) => void
}
