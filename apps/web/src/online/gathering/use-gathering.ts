/** What the parts of a table that gathers share. */
import { useMemo } from 'react'
import { useBotNames } from '../names.ts'
import type { BotNames } from '../online-sight.ts'
import type { AtTable } from '../use-connection.ts'
import type { Told } from '../use-told.ts'
import { useTold } from '../use-told.ts'
import { useHostDraft } from './use-host-draft.ts'
import type { ChangeTable } from './use-setting.ts'
import { useSetting } from './use-setting.ts'

export interface Gathering {
  readonly at: AtTable
  readonly isHost: boolean
  readonly botName: BotNames
  readonly tell: Told['tell']
  readonly change: ChangeTable
  /** Why the last thing was not done, in words. */
  readonly refusal: string | undefined
  readonly isBusy: boolean
}

export function useGathering(at: AtTable): Gathering {
  const { connection, table, mine } = at
  const botName = useBotNames(table.seats)
  const { tell, refusal, isBusy } = useTold()
  const isHost = mine.includes(table.host)
  const change = useSetting(connection, tell)
  useHostDraft({ connection, table, isHost, change })
  return useMemo(
    () => ({ at, isHost, botName, tell, change, refusal, isBusy }),
    [at, botName, change, isBusy, isHost, refusal, tell],
  )
}
