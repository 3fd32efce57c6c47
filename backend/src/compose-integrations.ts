import {
  createConnectToNotion,
  createDiscordProbe,
  createHarvest,
  createIntegrationChecks,
  createIntegrationSettings,
  createNotionProbe,
  createNotionTest,
  createRevoke,
  createTelegramProbe,
} from '#modules/integrations'
import { createStripeProbe } from '#modules/membership'
import type { CommandRunner } from '#platform/command-runner'
import { createLeases } from '#platform/leases'
import { createProviderPace } from '#platform/provider-pace'
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
  const connect = createConnectToNotion({
    apiBaseUrl: notion.apiBaseUrl,
    pace: createProviderPace(sql, 'notion', notion.pace),
  })
  const probes = {
    stripe: createStripeProbe(stripe),
    telegram: createTelegramProbe(telegram.apiBaseUrl),
    notion: createNotionProbe(connect),
    discord: createDiscordProbe(discord.apiBaseUrl),
  }
  const checks = createIntegrationChecks({ commands, settings, probes })
  const leases = createLeases(sql)
  return {
    settings,
    checks,
    revoke: createRevoke({ commands }),
    testNotion: createNotionTest({ settings, checks, connect }),
    harvest: createHarvest({
      sql,
      commands,
      leases,
      settings,
      checks,
      connect,
      apiBaseUrl: notion.apiBaseUrl,
    }),
  }
}
