import {
  channelOpener,
  createIntegrationChecks,
  createIntegrationSettings,
  createRevoke,
  createTelegram,
  createTelegramChannel,
  createTelegramProbe,
  type LoadMembers,
  TELEGRAM_WEBHOOK,
} from '#modules/integrations'
import { createStripeProbe } from '#modules/membership'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import { createLeases } from '#platform/database/leases'
import type { Sql } from '#platform/database/sql'
import type { Log } from '#platform/log/log'
import { createProviderPace } from '#platform/provider-pace'
import type { SecretBox } from '#platform/secrets/secret-box'
import type { LoadPrincipals } from '#platform/sessions/principal'
import type { Config } from '../config.ts'
import { composeDiscord, connectDiscord } from './discord.ts'
import { composeNotion, connectNotion } from './notion.ts'

/** The least time between two calls, in milliseconds: 25 a second. Telegram allows a bot 30. */
const TELEGRAM_PACE_MS = 40

/** Puts together what talks to the providers that the community works with. */
export function composeIntegrations(
  config: Config,
  parts: {
    sql: Sql
    commands: CommandRunner
    secrets: SecretBox
    clock: Clock
    log: Log
    loadPrincipals: LoadPrincipals
    loadMembers: LoadMembers
  },
) {
  const { sql, commands, secrets, clock, log } = parts
  const { stripe, telegram, notion, discord } = config
  const settings = createIntegrationSettings({
    sql,
    commands,
    log,
    secrets,
    defaults: {
      telegram: { botToken: telegram.botToken, channelId: telegram.channelId },
      notion: { integrationSecret: notion.token },
      discord: {},
    },
  })
  const [secret = ''] = telegram.webhookSecrets
  const webhook = { url: `${config.publicUrl}${TELEGRAM_WEBHOOK}`, secret }
  const workspace = connectNotion(sql, notion)
  const discordServer = connectDiscord(sql, discord)
  const probes = {
    stripe: createStripeProbe(stripe),
    telegram: createTelegramProbe({ apiRoot: telegram.apiBaseUrl, webhook, clock }),
    notion: workspace.probe,
    discord: discordServer.probe,
  }
  const checks = createIntegrationChecks({ commands, settings, probes, clock })
  const leases = createLeases(sql)
  const revoke = createRevoke({ commands })
  const channel = createTelegramChannel({
    ...parts,
    settings,
    checks,
    open: channelOpener({
      apiRoot: telegram.apiBaseUrl,
      webhook,
      pace: createProviderPace(sql, 'telegram', TELEGRAM_PACE_MS),
    }),
  })
  const checkRights = () => checks.check('telegram', 'provider:telegram')
  return {
    settings,
    checks,
    revoke,
    telegram: createTelegram({ ...parts, channel, revoke, checkRights }),
    discord: composeDiscord(discordServer, { ...parts, leases, settings, checks, revoke }),
    ...composeNotion(notion, workspace, { ...parts, leases, settings, checks }),
  }
}
