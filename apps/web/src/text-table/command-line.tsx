/** The command line with its suggestions, and above it what was answered so far. */
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import type { Dictionary } from './dictionary.ts'
import { useHints } from './hints.ts'
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

export function CommandLine({ conversation, dictionary, input, onPage }: CommandLineProps): React.ReactNode {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const history = useLineHistory()
  const hints = useHints(typed, dictionary)
  const id = useId()

  const send = (): void => {
    if (typed.trim() !== '') history.add(typed.trim())
    setTyped('')
    conversation.say(typed)
  }
  const clear = (): void => {
    if (typed === '') conversation.clear()
    setTyped('')
  }
  const press = (event: React.KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event
    const [hint] = hints
    if (key === 'ArrowUp' || key === 'ArrowDown') setTyped(history.step(key === 'ArrowUp' ? -1 : 1, typed))
    else if (key === 'PageUp' || key === 'PageDown') onPage(key === 'PageUp' ? -1 : 1)
    else if (key === 'Escape') clear()
    else if (key === 'ArrowRight' && hint !== undefined && currentTarget.selectionStart === typed.length) setTyped(hint)
    else return
    event.preventDefault()
  }
  return (
    <div className="dock-line">
      <Transcript conversation={conversation} />
      {hints.length > 0 && (
        <ul className="hints" aria-label={t('text.hints')}>
          {hints.map((hint) => (
            <li key={hint}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setTyped(hint)
                  input.current?.focus()
                }}
              >
                {hint}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
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
          aria-label={t('text.prompt')}
          placeholder={t('text.prompt')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
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

/** What was typed and answered; the newest stands last and is in sight. */
function Transcript({ conversation }: Pick<CommandLineProps, 'conversation'>): React.ReactNode {
  const t = useWords()
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
