import type { IntegrationStatus } from '@meridian/contracts/values/integrations'

/** What a check found. `message` is for people and holds no secret. */
export interface Check {
  ok: boolean
  message: string
}

/** The badge of an integration. */
export function statusOf(configured: boolean, last: { ok: boolean } | null): IntegrationStatus {
  if (!configured) return 'inactive'
  return last === null || last.ok ? 'active' : 'error'
}
