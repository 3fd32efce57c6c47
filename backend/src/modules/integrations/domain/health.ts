import type { IntegrationStatus } from '@meridian/contracts/values/integrations'
import type { ProviderProblem } from './provider-problem.ts'

/** What a check found. `message` is for people and holds no secret. */
export interface Check {
  ok: boolean
  message: string
  /** Nothing was found, since the provider asks us to wait. */
  waits?: true
}

/** Work at a provider that needs more rights than a look at it can tell of. */
export const WORK = ['harvest', 'members', 'roles'] as const

export type Work = (typeof WORK)[number]

/** What a look has found that the provider did not let through. */
export function failedCheck({ kind, message }: ProviderProblem): Check {
  return kind === 'busy' ? { ok: false, message, waits: true } : { ok: false, message }
}

/** Whether a look has found why something does not work, and will find that it works again. */
export const isTrouble = ({ ok, waits }: Check): boolean => !ok && waits !== true

/** What those who run the community read of settings whose key is lost. */
export const UNREADABLE =
  'The settings cannot be opened any more: the key they were kept with is gone from ENCRYPTION_KEY. Enter them again, or bring the key back.'

/** The badge of an integration. */
export function statusOf(configured: boolean, last: { ok: boolean } | null): IntegrationStatus {
  if (!configured) return 'inactive'
  return last === null || last.ok ? 'active' : 'error'
}
