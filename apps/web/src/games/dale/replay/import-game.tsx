/** Imports a saved game from a file, dropped or chosen, or from pasted text. */
import { useCallback, useId, useRef, useState } from 'react'
import type { Refusal } from '@merchants/tabletop'
import { useLocation } from 'wouter'
import { useHost } from '../host-context.tsx'
import { Icon } from '../../../look/icon.tsx'
import { useTranslation } from '../../../words/words.tsx'
import { gameIn } from './html-file.ts'
import { useLoadRefusal } from './refusal.ts'
import { useDrop } from './use-drop.ts'

/** A file that the browser cannot read, or a page without a game. */
const UNREAD: Refusal = { key: 'unread', facts: {} }

export function ImportGame(): React.ReactNode {
  const t = useTranslation()
  const host = useHost()
  const inWords = useLoadRefusal()
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<Refusal>()
  const fault = refusal === undefined ? '' : refusal === UNREAD ? t('replay.error-file') : inWords(refusal)
  const chooser = useRef<HTMLInputElement>(null)

  const load = useCallback(
    async (saved: string): Promise<void> => {
      const result = await host.load(saved)
      if (typeof result === 'string') navigate(`/replay/${result}`)
      else setRefusal(result)
    },
    [host, navigate],
  )
  const read = useCallback(
    (file: File | undefined): void => {
      const reading = async (): Promise<void> => load(gameIn((await file?.text()) ?? ''))
      reading().catch(() => setRefusal(UNREAD))
    },
    [load],
  )
  const isOver = useDrop(read)
  return (
    <section className={`panel load rows gap-10 ${isOver ? 'is-over' : ''}`} aria-labelledby="load">
      <h2 id="load">{t('replay.load-title')}</h2>
      <p className="soft">{t('replay.load-about')}</p>
      <p className="from-file row gap-10">
        <button type="button" className="btn" onClick={() => chooser.current?.click()}>
          <Icon name="download" />
          {t('replay.load-file')}
        </button>
        {t('replay.load-drop')}
        <input
          ref={chooser}
          type="file"
          accept=".json,.html"
          hidden
          onChange={({ target }) => read(target.files?.[0])}
        />
      </p>
      <PastedGame fault={fault} onType={() => setRefusal(undefined)} onLoad={(text) => void load(text)} />
    </section>
  )
}

interface PastedGameProps {
  /** Why the text cannot be loaded as a game, or nothing. */
  readonly fault: string
  readonly onType: () => void
  readonly onLoad: (text: string) => void
}

function PastedGame({ fault, onType, onLoad }: PastedGameProps): React.ReactNode {
  const t = useTranslation()
  const [text, setText] = useState('')
  const field = useId()
  return (
    <form
      className="rows gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onLoad(text)
      }}
    >
      <label className="bold" htmlFor={field}>
        {t('replay.load-text')}
      </label>
      <textarea
        className="field"
        id={field}
        rows={6}
        spellCheck={false}
        value={text}
        aria-describedby={`${field}-fault`}
        aria-invalid={fault !== ''}
        onChange={({ target }) => {
          setText(target.value)
          onType()
        }}
      />
      <p id={`${field}-fault`} className="fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="btn primary" disabled={text.trim() === ''}>
        {t('replay.load')}
      </button>
    </form>
  )
}
