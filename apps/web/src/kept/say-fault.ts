/** Why a kept game is not shown whole, in one sentence. */
import type { T } from '../words/translator.ts'
import type { GameFault } from '../worker/kept-record.ts'

export const sayFault = (t: T, fault: GameFault): string =>
  fault.fault === 'stopped'
    ? t('kept.stopped', { played: fault.played, kept: fault.kept })
    : t(fault.fault === 'newer' ? 'kept.newer' : 'kept.damaged')
