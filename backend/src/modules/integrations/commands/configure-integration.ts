import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { changedMeanwhile } from '../domain/settings.ts'
import { IntegrationSettingsSchema } from '../persistence/integration-schema.ts'

export interface ConfigureIntegration {
  integration: ConfigurableName
  /** The box that the new settings were made from; null where there was none. */
  from: string | null
  sealed: string
  /** What was changed, for the journal. */
  fields: string[]
}

/** Keeps the sealed settings of an integration. Throws `conflict` where they have been changed or removed meanwhile. */
export async function configureIntegration(
  { integration, from, sealed, fields }: ConfigureIntegration,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const row = await em.findOne(IntegrationSettingsSchema, { integration })
  if ((row?.sealed ?? null) !== from) throw changedMeanwhile()
  if (row === null) em.create(IntegrationSettingsSchema, { integration, sealed, changedAt: now })
  else em.assign(row, { sealed, changedAt: now })
  emit({ type: 'integrations.configured', payload: { integration, fields } })
}
