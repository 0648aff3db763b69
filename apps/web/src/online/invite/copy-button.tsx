/** Copies a text and says so for a moment. */
import { useEffect, useState } from 'react'
import { copyText } from '../../look/copy-text.ts'
import { Icon } from '../../look/icon.tsx'
import { useTranslation } from '../../words/words.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
}

/** How long the button shows the result. */
const THANKS = 2500

export function CopyButton({ text, label }: CopyButtonProps): React.ReactNode {
  const t = useTranslation()
  const [said, setSaid] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setSaid(undefined), THANKS)
    return () => clearTimeout(timer)
  }, [said])

  const copy = (): void => {
    void copyText(text).then((isCopied) => setSaid(t(isCopied ? 'online.copied' : 'online.copy-failed')))
  }
  return (
    <>
      <button type="button" className="btn" onClick={copy}>
        <Icon name={said === undefined ? 'copy' : 'check'} />
        {said ?? label}
      </button>
      <span className="sr" role="status">
        {said}
      </span>
    </>
  )
}
