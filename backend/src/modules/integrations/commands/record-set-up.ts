import type { IntegrationName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { IntegrationHealthSchema } from '../persistence/integration-schema.ts'

const MESSAGES = { active: 'It is set up.', inactive: 'It is not set up any more.' }

/**
 * Records whether an integration is set up at all, which the environment may have changed since the last start. Whether
 * it works is left to the checks.
 */
export async function recordSetUp(
  { integration, isSetUp }: { integration: IntegrationName; isSetUp: boolean },
  { em, emit }: CommandContext,
): Promise<void> {
  const row =
    (await em.findOne(IntegrationHealthSchema, { integration })) ??
    em.create(IntegrationHealthSchema, { integration, status: 'inactive' })
  const before = row.status
  if ((before !== 'inactive') === isSetUp) return
  const status = isSetUp ? 'active' : 'inactive'
  em.assign(row, { status, refusedWork: null })
  emit({
    type: 'integrations.status-changed',
    payload: { integration, status, before, message: MESSAGES[status] },
  })
}
