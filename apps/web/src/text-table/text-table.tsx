/** The whole game without pictures: headings, plain lists, real buttons, and a command line. */
import type { Answer } from '@merchants/tabletop'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { headingOf } from '../seat-name.ts'
import { PassScreen } from '../game/pass-screen.tsx'
import type { Sight, TableLink } from '../sight.ts'
import { useQuestion } from '../table/question.ts'
import type { TableParts } from '../table/table-context.tsx'
import { TableProvider, useTable } from '../table/table-context.tsx'
import { EVERYTHING_ASKED } from '../table/settled.ts'
import { useChoice } from '../table/use-choice.ts'
import { useHabits } from '../table/use-habits.ts'
import { useWords } from '../words/words.tsx'
import { CommandLine } from './command-line.tsx'
import { useDictionary } from './dictionary.ts'
import { handLines, marketLines, pileLines, scheduleLines, stallLines } from './lines.ts'
import { logLines, TextLog } from './text-log.tsx'
import { menuOf } from './menu.ts'
import { Question } from './question.tsx'
import { scoreIn, statusIn } from './status.ts'
import { liveTelling, useTelling } from './telling.tsx'
import { useConversation } from './use-conversation.ts'
import { Others, Zone } from './zone.tsx'
import './text-table.css'

interface TextTableProps {
  readonly sight: Sight
  /** What the table tells the game; without it the table is only looked at. */
  readonly link: TableLink | undefined
  readonly onLeave: () => void
}

export function TextTable({ sight, link, onLeave }: TextTableProps): React.ReactNode {
  const t = useWords()
  const choice = useChoice(sight, link, EVERYTHING_ASKED)
  const { setup, view } = sight
  const parts = useMemo<TableParts>(
    () => ({
      sight,
      link,
      seat: Math.max(view.seat, 0),
      nameOf: (seat) => headingOf(t, setup.seats, seat, view.seat),
      pastAt: (step) => `/replay/${sight.game}/${step}`,
      lookCloser: ignore,
      askWhy: ignore,
      openPile: ignore,
      openTracker: ignore,
      openHelp: ignore,
    }),
    [link, setup, sight, t, view.seat],
  )
  return (
    <TableProvider table={parts} choice={choice}>
      <Page onLeave={onLeave} />
    </TableProvider>
  )
}

/** Everything is told in full, so nothing is to be looked at more closely. */
const ignore = (): void => undefined

function Page({ onLeave }: Pick<TextTableProps, 'onLeave'>): React.ReactNode {
  const t = useWords()
  const { sight, link } = useTable()
  const { view, step } = sight
  const dictionary = useDictionary()
  const telling = useTelling(dictionary)
  const menu = menuOf(telling)
  const { say: asked, hint } = useQuestion()
  const question = menu?.question ?? t('text.with-more', { line: ended(asked), more: hint })
  const conversation = useConversation({ telling, dictionary, menu, question, log: () => logLines(telling), onLeave })
  const { say, tell } = conversation
  const live = liveTelling(telling, (card) => say(`${dictionary.word('card')} ${card}`))
  const main = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useHabits()
  useCommandLineFirst(input)
  useQuestionInSight(main, input, step)

  const answer = (given: Answer): void => {
    void link?.answer(step, [given]).then((refusal) => refusal && tell(telling.reason(refusal)))
  }
  const status = statusIn(telling)
  return (
    <div className="text-table" data-step={step}>
      <header className="text-bar">
        <Link className="brand" href="/">
          {t('common.brand')}
        </Link>
        {link !== undefined && <BarButton label={t('common.undo')} onPress={() => say('undo')} />}
        <BarButton label={t('text.help')} onPress={() => say('help')} />
        <BarButton label={t('text.drawn')} onPress={onLeave} />
      </header>
      <main ref={main}>
        <div className="column">
          <h1>{status}</h1>
          <p>{scoreIn(telling)}</p>
          <p className="sr" role="status">
            {t('text.announce', { status, question: view.decision === undefined ? '' : question })}
          </p>
          <Question menu={menu} onAnswer={answer}>
            {sight.act !== undefined && link !== undefined && (
              <button type="button" className="btn" onClick={() => say('cancel')}>
                {t('common.cancel')}
              </button>
            )}
            <PassScreen />
            {view.phase === 'over' && link !== undefined && (
              <button type="button" className="btn primary" onClick={() => say('rematch')}>
                {t('text.rematch')}
              </button>
            )}
          </Question>
          <Zone title={t('text.market')} lines={marketLines(live)} />
          {view.seat >= 0 && (
            <>
              <Zone title={t('text.hand')} lines={handLines(live)} />
              <Zone title={t('text.stall')} lines={stallLines(live)} />
              <Zone title={t('text.schedule')} lines={scheduleLines(live)} />
            </>
          )}
          <Zone title={t('text.piles')} lines={pileLines(live)} />
          <Others telling={live} />
          <TextLog telling={live} />
        </div>
      </main>
      <CommandLine
        conversation={conversation}
        dictionary={dictionary}
        input={input}
        onPage={(by) => main.current?.scrollBy({ top: by * main.current.clientHeight * PAGE })}
      />
    </div>
  )
}

/** A question without a mark at its end is a sentence. */
const ended = (question: string): string => (/[.?!:]$/.test(question) ? question : `${question}.`)

/** How much of what is in sight a page key moves. */
const PAGE = 0.8

function BarButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }): React.ReactNode {
  return (
    <button type="button" className="btn quiet" onClick={onPress}>
      {label}
    </button>
  )
}

/** Typing can begin at once, except where that would bring up a keyboard on the screen. */
function useCommandLineFirst(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus()
  }, [input])
}

/** Who answers by typing sees the next question without scrolling. */
function useQuestionInSight(
  main: React.RefObject<HTMLElement | null>,
  input: React.RefObject<HTMLInputElement | null>,
  step: number,
): void {
  useEffect(() => {
    if (document.activeElement === input.current) main.current?.scrollTo({ top: 0 })
  }, [main, input, step])
}
