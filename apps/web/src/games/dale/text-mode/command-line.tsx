/** The command line with its suggestions, and above it what was answered so far. */
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../words/words.tsx'
import type { Dictionary } from './dictionary.ts'
import { useCompletions } from './completions.ts'
import { useLineHistory } from './history.ts'
import { LinesList } from './lines-list.tsx'
import type { Conversation } from './use-conversation.ts'

interface CommandLineProps {
  readonly conversation: Conversation
  readonly dictionary: Dictionary
  readonly input: React.RefObject<HTMLInputElement | null>
  /** Moves the page while the command line keeps the focus. */
  readonly onPage: (by: -1 | 1) => void
}

export function CommandLine(props: CommandLineProps): React.ReactNode {
  const t = useTranslation()
  const id = useId()
  const { conversation, input } = props
  const { typed, hints, type, take, press, send } = useTyping(props)
  return (
    <div className="dock-line column">
      <Transcript conversation={conversation} />
      <Hints hints={hints} onTake={take} />
      <form
        className="row gap-8"
        aria-label={t('text.commands')}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <label htmlFor={id} aria-hidden="true">
          ›
        </label>
        <input
          ref={input}
          id={id}
          className="field grow"
          aria-label={t('text.prompt')}
          placeholder={t('text.prompt')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
        />
        <button type="submit" className="btn">
          {t('text.send')}
        </button>
      </form>
    </div>
  )
}

interface Typing {
  readonly typed: string
  readonly hints: readonly string[]
  readonly type: (text: string) => void
  /** Types a hint to its end. */
  readonly take: (hint: string) => void
  readonly press: (event: React.KeyboardEvent<HTMLInputElement>) => void
  readonly send: () => void
}

function useTyping({ conversation, dictionary, input, onPage }: CommandLineProps): Typing {
  const [typed, type] = useState('')
  const history = useLineHistory()
  const hints = useCompletions(typed, dictionary)

  const send = (): void => {
    if (typed.trim() !== '') history.add(typed.trim())
    type('')
    conversation.say(typed)
  }
  const clear = (): void => {
    if (typed === '') conversation.clear()
    type('')
  }
  const take = (hint: string): void => {
    type(hint)
    input.current?.focus()
  }
  const press = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event
    const [hint] = hints
    if (key === 'ArrowUp' || key === 'ArrowDown') type(history.step(key === 'ArrowUp' ? -1 : 1, typed))
    else if (key === 'PageUp' || key === 'PageDown') onPage(key === 'PageUp' ? -1 : 1)
    else if (key === 'Escape') clear()
    else if (key === 'ArrowRight' && hint !== undefined && currentTarget.selectionStart === typed.length) type(hint)
    else return
    event.preventDefault()
  }
  return { typed, hints, type, take, press, send }
}

interface HintsProps {
  readonly hints: readonly string[]
  readonly onTake: (hint: string) => void
}

function Hints({ hints, onTake }: HintsProps): React.ReactNode {
  const t = useTranslation()
  if (hints.length === 0) return undefined
  return (
    <ul className="hints row wrap gap-6" aria-label={t('text.hints')}>
      {hints.map((hint) => (
        <li key={hint}>
          <button type="button" className="btn" onClick={() => onTake(hint)}>
            {hint}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The typed lines and their answers; the newest is last and in sight. */
function Transcript({ conversation }: Pick<CommandLineProps, 'conversation'>): React.ReactNode {
  const t = useTranslation()
  const { entries, clear } = conversation
  const end = useRef<HTMLDivElement>(null)
  const last = entries.at(-1)?.id
  useEffect(() => {
    end.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [last])
  return (
    <div className="transcript">
      {entries.length > 0 && (
        <button type="button" className="btn quiet" onClick={clear}>
          {t('text.clear')}
        </button>
      )}
      <div role="log" aria-live="polite" aria-label={t('text.transcript')} ref={end}>
        {entries.map(({ id, typed, lines }) => (
          <div key={id} data-entry={id}>
            {typed !== '' && (
              <p className="typed">
                <span aria-hidden="true">› </span>
                {typed}
              </p>
            )}
            {lines.length > 0 && <LinesList lines={lines} />}
          </div>
        ))}
      </div>
    </div>
  )
}
