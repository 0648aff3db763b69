/** The page for operators with the live server status, for holders of the token. */
import { useEffect, useState } from 'react'
import { PageBar } from '../shell/page-bar.tsx'
import { usePageTitle } from '../shell/use-title.ts'
import { useCatalog } from '../words/words.tsx'
import './admin.css'
import { Dashboard } from './dashboard.tsx'
import { TokenForm } from './token-form.tsx'
import { useReport, type TokenCheck } from './use-report.ts'

const STORED = 'admin-token'

function storedEntry(): TokenCheck | undefined {
  const token = sessionStorage.getItem(STORED)
  return token === null ? undefined : { token }
}

export function AdminScreen(): React.ReactNode {
  const words = useCatalog('admin')
  const [stored] = useState(storedEntry)
  const [entry, setEntry] = useState(stored)
  const { nodes, trouble } = useReport(entry)
  const isShut = entry === undefined || (trouble !== undefined && trouble !== 'lost')

  usePageTitle(words?.title)
  useEffect(() => {
    if (isShut) sessionStorage.removeItem(STORED)
    else sessionStorage.setItem(STORED, entry.token)
  }, [entry, isShut])

  if (words === undefined) return undefined
  // A returning operator with a token is not asked for it while the first reply is loading.
  const isAsked = isShut || (nodes === undefined && entry !== stored)
  return (
    <div className="page admin">
      <PageBar meta={words.meta} />
      <main className="column gap-12">
        {isAsked ? (
          <>
            <h1>{words.title}</h1>
            <TokenForm words={words} trouble={trouble} onEnter={(token) => setEntry({ token })} />
          </>
        ) : (
          <Dashboard words={words} nodes={nodes ?? []} trouble={trouble} onLeave={() => setEntry(undefined)} />
        )}
      </main>
    </div>
  )
}
