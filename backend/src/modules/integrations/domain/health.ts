import type { IntegrationStatus } from '@meridian/contracts/values/integrations'

/** What a check found. `message` is for people and holds no secret. */
export interface Check {
  ok: boolean
  message: string
}

/** What those who run the community read of settings whose key is lost. */
export const UNREADABLE =
  'The settings cannot be opened any more: the key they were kept with is gone from ENCRYPTION_KEY. Enter them again, or bring the key back.'

/** The badge of an integration. */
export function statusOf(configured: boolean, last: { ok: boolean } | null): IntegrationStatus {
  if (!configured) return 'inactive'
  return last === null || last.ok ? 'active' : 'error'
}
