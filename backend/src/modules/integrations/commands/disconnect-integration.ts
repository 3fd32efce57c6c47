import { DomainError } from '@meridian/contracts/values/domain-error'
import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import type { CommandContext } from '#platform/command-runner'
import { IntegrationSettingsSchema } from '../persistence/integration-schema.ts'

/** Removes the settings of an integration that were entered here. Throws `conflict` where none were. */
export async function disconnectIntegration(
  { integration, reason }: { integration: ConfigurableName; reason: string },
  { em, emit }: CommandContext,
): Promise<void> {
  const row = await em.findOne(IntegrationSettingsSchema, { integration })
  if (row === null) {
    const says =
      'No settings are entered here, or somebody else has removed them. Your reason was not recorded.'
    throw new DomainError('conflict', says)
  }
  em.remove(row)
  emit({ type: 'integrations.disconnected', payload: { integration, reason } })
}
