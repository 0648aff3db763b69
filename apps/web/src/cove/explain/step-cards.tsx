/** The five steps side by side, each with its sentences; loading a boat asks three small questions. */
import type { EventView } from '@merchants/cove'
import { useWords } from '../../words/words.tsx'
import { Adventurer } from '../pieces/adventurer.tsx'
import { GuildSign } from '../pieces/guild-sign.tsx'
import { Pin } from '../pieces/pin.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { sayEvent } from '../say/event.tsx'
import type { Line, StepNumber, Story } from '../show/story.ts'
import { useStepHeads } from '../table/step-heads.tsx'
import { NowLines } from '../table/steps.tsx'
import { useCove } from '../table/table-context.tsx'

const STEPS: readonly StepNumber[] = [1, 2, 3, 4, 5]
const QUESTIONS = { 'chose newcomer': 'who-boards', 'chose boat': 'which-boat', 'chose dock': 'which-dock' } as const

const isQuestion = ({ event }: Line): boolean => event.what in QUESTIONS

/** The goods that were asked in vain, from the right, and who boards. */
function Asked({ event }: { readonly event: EventView }): React.ReactNode {
  if (event.what !== 'chose newcomer') return undefined
  return (
    <span className="asked" aria-hidden="true">
      {event.passed.map((colour, at) => (
        <GuildSign key={at} of={colour} size={20} isMute />
      ))}
      {event.passed.length > 0 && <span>▸</span>}
      <Adventurer who={event.who} height={28} isMute />
    </span>
  )
}

function Question({ line }: { readonly line: Line }): React.ReactNode {
  const t = useWords()
  const { showing } = useCove()
  const said = sayEvent(t, line.event, showing.view.humans.length)
  const title = QUESTIONS[line.event.what as keyof typeof QUESTIONS]
  return (
    <div>
      <b>
        <Pin name={line.pin ?? ''} /> {t.any(`cove.${title}`)}
        <Asked event={line.event} />
      </b>
      <span>
        {said?.text} {said?.rule !== undefined && <RuleTag rule={said.rule} />}
      </span>
    </div>
  )
}

/** The newcomer who is being loaded: who, which boat, which dock; of what came before the last is said. */
function Pay({ lines }: { readonly lines: readonly Line[] }): React.ReactNode {
  const loading = lines.slice(lines.findLastIndex(({ event }) => event.what === 'loads') + 1)
  const questions = loading.filter(isQuestion)
  if (questions.length === 0) return <NowLines lines={lines} />
  return (
    <>
      <NowLines lines={lines.filter((line) => !isQuestion(line)).slice(-1)} />
      <div className="cv-three">
        {questions.map((line) => (
          <Question key={line.event.what} line={line} />
        ))}
      </div>
    </>
  )
}

/** An action that is done twice: the lines of the time that goes on. */
const passOf = (lines: readonly Line[]): readonly Line[] => {
  const newest = lines.findLast(({ pin }) => pin !== undefined)?.pin
  return newest === undefined ? lines : lines.slice(lines.findIndex(({ pin }) => pin === newest))
}

function StepCard({ number, story }: { readonly number: StepNumber; readonly story: Story }): React.ReactNode {
  const t = useWords()
  const { showing } = useCove()
  const { title, text, rule } = useStepHeads()(number)
  const lines = story.lines[number]
  const first = lines[0] && sayEvent(t, lines[0].event, showing.view.humans.length)
  const isDone = number < story.step
  // Acting is told line by line while it goes on, paying afterwards too; each line has its rule.
  const isListed = lines.length > 0 && ((number === 3 && !isDone) || number === 4)
  const isNow = number === story.step
  const state = isDone ? ' is-done' : isNow ? ' is-now' : ''
  return (
    <section className={`cv-stepcard${state}`} aria-current={isNow ? 'step' : undefined}>
      <header>
        <span className="n">{isDone ? '✓' : number}</span>
        <h3>{title}</h3>
      </header>
      {isListed && number === 3 && <NowLines lines={passOf(lines)} />}
      {isListed && number === 4 && <Pay lines={lines} />}
      {!isListed && <p>{number === 3 ? text : (first?.text ?? text)}</p>}
      {!isListed && (
        <footer>
          <RuleTag rule={rule} />
          {number === 2 && <RuleTag rule="H-30" />}
          {number === 4 && <RuleTag rule="H-52" />}
        </footer>
      )}
    </section>
  )
}

export function StepCards({ story }: { readonly story: Story }): React.ReactNode {
  const t = useWords()
  const { showing } = useCove()
  return (
    <section
      className="cv-five"
      data-step={story.step}
      aria-live="polite"
      aria-busy={showing.isMoving}
      aria-label={t('cove.five-steps')}
    >
      {STEPS.map((number) => (
        <StepCard key={number} number={number} story={story} />
      ))}
    </section>
  )
}
