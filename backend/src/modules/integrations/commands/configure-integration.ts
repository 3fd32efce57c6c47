import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { IntegrationSettingsSchema } from '../persistence/integration-schema.ts'

/** Keeps the sealed settings of an integration. `fields` names what was changed, for the journal. */
export async function configureIntegration(
  input: { integration: ConfigurableName; sealed: string; fields: string[] },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const { integration, sealed, fields } = input
  const row = await em.findOne(IntegrationSettingsSchema, { integration })
  if (row === null) em.create(IntegrationSettingsSchema, { integration, sealed, changedAt: now })
  else em.assign(row, { sealed, changedAt: now })
  emit({ type: 'integrations.configured', payload: { integration, fields } })
}
