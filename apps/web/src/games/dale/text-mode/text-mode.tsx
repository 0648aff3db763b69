/** The whole game without pictures: headings, plain lists, real buttons, and a command line. */
import type { Answer } from '@merchants/tabletop'
import { useEffect, useMemo, useRef } from 'react'
import { Link } from 'wouter'
import { headingOf } from '../seat-name.ts'
import { PassScreen } from '../game/pass-screen.tsx'
import type { DaleMatchView, MatchCommands } from '../match-types.ts'
import { useQuestion } from '../table/question.ts'
import type { TableParts } from '../table/table-context.tsx'
import { TableProvider, useTable } from '../table/table-context.tsx'
import { EVERYTHING_ASKED } from '../table/settled.ts'
import { useChoice } from '../table/use-choice.ts'
import { useHabits } from '../table/use-habits.ts'
import { useTranslation } from '../../../words/words.tsx'
import { CommandLine } from './command-line.tsx'
import { useDictionary } from './dictionary.ts'
import type { TextContext } from './describe-zones.ts'
import { handLines, marketLines, pileLines, scheduleLines, stallLines } from './describe-zones.ts'
import { logLines, TextLog } from './text-log.tsx'
import { menuOf } from './menu.ts'
import { Question } from './question.tsx'
import { scoreIn, statusIn } from './status.ts'
import { liveTextContext, useTextContext } from './text-context.tsx'
import type { Conversation } from './use-conversation.ts'
import { useConversation } from './use-conversation.ts'
import { Others, Zone } from './zone.tsx'
import './text-mode.css'

interface TextModeProps {
  readonly match: DaleMatchView
  /** The commands to the game; without them the table can only be looked at. */
  readonly link: MatchCommands | undefined
  readonly onLeave: () => void
}

export function TextMode({ match, link, onLeave }: TextModeProps): React.ReactNode {
  const t = useTranslation()
  const choice = useChoice(match, link, EVERYTHING_ASKED)
  const { setup, view } = match
  const parts = useMemo<TableParts>(
    () => ({
      match,
      link,
      seat: Math.max(view.seat, 0),
      nameOf: (seat) => headingOf(t, setup.seats, seat, view.seat),
      pastAt: (step) => `/replay/${match.game}/${step}`,
      lookCloser: ignore,
      askWhy: ignore,
      openPile: ignore,
      openTracker: ignore,
      openHelp: ignore,
      openHint: undefined,
    }),
    [link, setup, match, t, view.seat],
  )
  return (
    <TableProvider table={parts} choice={choice}>
      <Page onLeave={onLeave} />
    </TableProvider>
  )
}

/** All texts are in full, so there is no close-up. */
const ignore = (): void => undefined

function Page({ onLeave }: Pick<TextModeProps, 'onLeave'>): React.ReactNode {
  const t = useTranslation()
  const { match, link } = useTable()
  const { view, step } = match
  const dictionary = useDictionary()
  const context = useTextContext(dictionary)
  const menu = menuOf(context)
  const { say: asked, hint } = useQuestion()
  const question = menu?.question ?? t('text.with-more', { line: ended(asked), more: hint })
  const conversation = useConversation({ context, dictionary, menu, question, log: () => logLines(context), onLeave })
  const { say, tell } = conversation
  const live = liveTextContext(context, (card) => say(`${dictionary.word('card')} ${card}`))
  const main = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useHabits()
  useCommandLineFirst(input)
  useQuestionInSight(main, input, step)

  const answer = (given: Answer): void => {
    void link?.answer(step, [given]).then((refusal) => refusal && tell(context.reason(refusal)))
  }
  const status = statusIn(context)
  return (
    <div className="text-table column" data-step={step}>
      <header className="text-bar row wrap">
        <Link className="brand" href="/">
          {t('common.brand')}
        </Link>
        {link !== undefined && <BarButton label={t('common.undo')} onPress={() => say('undo')} />}
        <BarButton label={t('text.help')} onPress={() => say('help')} />
        <BarButton label={t('text.drawn')} onPress={onLeave} />
      </header>
      <main ref={main}>
        <div className="measure">
          <h1>{status}</h1>
          <p>{scoreIn(context)}</p>
          <p className="sr" role="status">
            {t('text.announce', { status, question: view.decision === undefined ? '' : question })}
          </p>
          <Question menu={menu} onAnswer={answer}>
            <OtherWays say={say} />
          </Question>
          <Zones context={live} />
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

/** Actions besides answering. */
function OtherWays({ say }: Pick<Conversation, 'say'>): React.ReactNode {
  const t = useTranslation()
  const { match, link } = useTable()
  return (
    <>
      {match.act !== undefined && link !== undefined && (
        <button type="button" className="btn" onClick={() => say('cancel')}>
          {t('common.cancel')}
        </button>
      )}
      <PassScreen />
      {match.view.phase === 'over' && link !== undefined && (
        <button type="button" className="btn primary" onClick={() => say('rematch')}>
          {t('text.rematch')}
        </button>
      )}
    </>
  )
}

/** Everything on the table, and its events. */
function Zones({ context }: { readonly context: TextContext }): React.ReactNode {
  const t = useTranslation()
  return (
    <>
      <Zone title={t('text.market')} lines={marketLines(context)} />
      {context.table.match.view.seat >= 0 && (
        <>
          <Zone title={t('text.hand')} lines={handLines(context)} />
          <Zone title={t('text.stall')} lines={stallLines(context)} />
          <Zone title={t('text.schedule')} lines={scheduleLines(context)} />
        </>
      )}
      <Zone title={t('text.piles')} lines={pileLines(context)} />
      <Others context={context} />
      <TextLog context={context} />
    </>
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

/** Focuses the command line, except where that would open an on-screen keyboard. */
function useCommandLineFirst(input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) input.current?.focus()
  }, [input])
}

/** Players who type see the next question without scrolling. */
function useQuestionInSight(
  main: React.RefObject<HTMLElement | null>,
  input: React.RefObject<HTMLInputElement | null>,
  step: number,
): void {
  useEffect(() => {
    if (document.activeElement === input.current) main.current?.scrollTo({ top: 0 })
  }, [main, input, step])
}
