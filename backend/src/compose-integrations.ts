import {
  createDiscordProbe,
  createIntegrationChecks,
  createIntegrationSettings,
  createNotionProbe,
  createRevoke,
  createTelegramProbe,
} from '#modules/integrations'
import { createStripeProbe } from '#modules/membership'
import type { CommandRunner } from '#platform/command-runner'
import { createSecretBox } from '#platform/secret-box'
import type { Sql } from '#platform/sql'
import type { Config } from './config.ts'

/** Puts together what talks to the providers that the community works with. */
export function composeIntegrations(
  config: Config,
  { sql, commands }: { sql: Sql; commands: CommandRunner },
) {
  const { stripe, telegram, notion, discord } = config
  const settings = createIntegrationSettings({
    sql,
    commands,
    secrets: createSecretBox(config.encryptionKeys),
    defaults: {
      telegram: { botToken: telegram.botToken, channelId: telegram.channelId },
      notion: { integrationSecret: notion.token },
      discord: {},
    },
  })
  const probes = {
    stripe: createStripeProbe(stripe),
    telegram: createTelegramProbe(telegram.apiBaseUrl),
    notion: createNotionProbe(notion.apiBaseUrl),
    discord: createDiscordProbe(discord.apiBaseUrl),
  }
  const checks = createIntegrationChecks({ commands, settings, probes })
  return { settings, checks, revoke: createRevoke({ commands }) }
}
