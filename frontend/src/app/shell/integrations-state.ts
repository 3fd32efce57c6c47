import type { IntegrationStatus } from '@meridian/contracts/values/integrations'

/** One state for all: active only if every integration that is set up is active; inactive if none is set up. */
export function dotOf(integrations: readonly { status: IntegrationStatus }[]): IntegrationStatus {
  const configured = integrations.filter(({ status }) => status !== 'inactive')
  if (configured.length === 0) return 'inactive'
  return configured.every(({ status }) => status === 'active') ? 'active' : 'error'
}
