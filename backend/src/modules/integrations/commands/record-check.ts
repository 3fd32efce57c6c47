import type { IntegrationName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { type Check, statusOf, type Work } from '../domain/health.ts'
import { IntegrationHealthSchema } from '../persistence/integration-schema.ts'

export interface RecordCheck {
  integration: IntegrationName
  check: Check
  /** When the check began, if not now: what was found since then stands. */
  begunAt?: Date
  /** The work that has found it, if it was not a look. */
  work?: Work
  /** Only if that work was refused before. */
  ifRefused?: boolean
  /** Somebody wants to know it now: work that was refused is given another chance. */
  isAsked?: boolean
}

/**
 * Records what a check of a provider found, and tells when the integration started or stopped working. A look that
 * finds nothing does not outweigh work that is refused all the same.
 */
export async function recordCheck(
  { integration, check, begunAt, work, ifRefused = false, isAsked = false }: RecordCheck,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const row =
    (await em.findOne(IntegrationHealthSchema, { integration })) ??
    em.create(IntegrationHealthSchema, { integration, status: 'inactive' })
  const found = [row.lastSuccessAt, row.lastErrorAt]
  if (begunAt && found.some((at) => at && at > begunAt)) return
  const refused = isAsked ? null : (row.refusedWork ?? null)
  if (check.ok && refused !== null && refused !== work) return
  if (ifRefused && refused === null) return
  const before = row.status
  row.status = statusOf(true, check)
  row.refusedWork = check.ok ? null : (work ?? refused)
  if (check.ok) row.lastSuccessAt = now
  else em.assign(row, { lastErrorAt: now, lastError: check.message })
  if (before === row.status) return
  emit({
    type: 'integrations.status-changed',
    payload: { integration, status: row.status, before, message: check.message },
  })
}
