import type { IntegrationName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { type Check, statusOf } from '../domain/health.ts'
import { IntegrationHealthSchema } from '../persistence/integration-schema.ts'

/**
 * Records what a check of a provider found, and tells when the integration started or stopped working.
 * @param input.begunAt when the check began, if not now: what was found since then stands
 */
export async function recordCheck(
  { integration, check, begunAt }: { integration: IntegrationName; check: Check; begunAt?: Date },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const row =
    (await em.findOne(IntegrationHealthSchema, { integration })) ??
    em.create(IntegrationHealthSchema, { integration, status: 'inactive' })
  const found = [row.lastSuccessAt, row.lastErrorAt]
  if (begunAt && found.some((at) => at && at > begunAt)) return
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
