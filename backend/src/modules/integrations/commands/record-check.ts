import type { IntegrationName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { type Check, statusOf } from '../domain/health.ts'
import { IntegrationHealthSchema } from '../persistence/integration-schema.ts'

/** Takes down what a look at a provider found, and tells when the integration began or ceased to work. */
export async function recordCheck(
  { integration, check }: { integration: IntegrationName; check: Check },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const row =
    (await em.findOne(IntegrationHealthSchema, { integration })) ??
    em.create(IntegrationHealthSchema, { integration, status: 'inactive' })
  const before = row.status
  row.status = statusOf(true, check)
  if (check.ok) row.lastSuccessAt = now
  else em.assign(row, { lastErrorAt: now, lastError: check.message })
  if (before === row.status) return
  emit({
    type: 'integrations.status-changed',
    payload: { integration, status: row.status, before, message: check.message },
  })
}
