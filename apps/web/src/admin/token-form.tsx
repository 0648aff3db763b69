/** Asks for the operator's token. */
import { useId } from 'react'
import type { Content } from '../words/catalogs.ts'
import type { ReportError } from './report.ts'

interface TokenFormProps {
  readonly words: Content<'admin'>
  readonly trouble: ReportError | undefined
  readonly onEnter: (token: string) => void
}

export function TokenForm({ words, trouble, onEnter }: TokenFormProps): React.ReactNode {
  const id = useId()
  const enter = (form: FormData): void => {
    const token = form.get('token')
    if (typeof token === 'string' && token.trim() !== '') onEnter(token.trim())
  }
  return (
    <form className="panel token rows gap-10" action={enter}>
      <label className="bold" htmlFor={id}>
        {words.token}
      </label>
      <input
        id={id}
        className="field"
        name="token"
        type="password"
        autoComplete="off"
        required
        aria-describedby={`${id}-about`}
      />
      <p className="soft" id={`${id}-about`}>
        {words.about}
      </p>
      <p className="fault" role="alert">
        {trouble && words[trouble]}
      </p>
      <button type="submit" className="btn primary">
        {words.enter}
      </button>
    </form>
  )
}
