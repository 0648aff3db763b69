/** Distinguishes a refusal from other results. */
import type { Refusal } from '@merchants/tabletop'

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'key' in value && 'facts' in value
