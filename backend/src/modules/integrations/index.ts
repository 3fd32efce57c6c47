import { DiscordLinkSchema } from './persistence/discord/discord-link-schema.ts'
import { RolesLeftSchema } from './persistence/discord/roles-left-schema.ts'
import { IntegrationHealthSchema, IntegrationSettingsSchema } from './persistence/integration-schema.ts'
import { HarvestSchema, HarvestStepSchema, NotionSourceSchema } from './persistence/notion/harvest-schema.ts'
import { MemberPageSchema } from './persistence/notion/member-page-schema.ts'
import { RevocationSchema } from './persistence/revocation-schema.ts'
import { telegramEntities } from './persistence/telegram/telegram-schema.ts'

export { createIntegrationChecks, type IntegrationChecks } from './checks.ts'
export { unlinkDiscord } from './commands/discord/unlink-discord.ts'
export { forgetLinks } from './commands/forget-links.ts'
export { requestHarvest } from './commands/notion/request-harvest.ts'
export { beginTelegramProof } from './commands/telegram/begin-telegram-proof.ts'
export { forgetTelegramAccounts } from './commands/telegram/forget-telegram-accounts.ts'
export { recordTelegramSeat } from './commands/telegram/record-telegram-seat.ts'
export { redeemTelegramCode } from './commands/telegram/redeem-telegram-code.ts'
export { unlinkTelegram } from './commands/telegram/unlink-telegram.ts'
export { withdrawRevocation } from './commands/withdraw-revocation.ts'
export { createDiscordRoles } from './discord-roles.ts'
export { createDiscordProbe } from './gateways/discord/discord-probe.ts'
export { createConnectToDiscord } from './gateways/discord/discord-server.ts'
export { createOpenNotion } from './gateways/notion/notion-connection.ts'
export { createConnectToMembers } from './gateways/notion/notion-members.ts'
export { createNotionProbe } from './gateways/notion/notion-probe.ts'
export { createConnectToNotion } from './gateways/notion/notion-workspace.ts'
export { channelOpener } from './gateways/telegram/bot-api-channel.ts'
export { createTelegramProbe } from './gateways/telegram/telegram-probe.ts'
export { integrationRoutes } from './http.ts'
export { createHarvest } from './notion-harvest.ts'
export { createNotionMemberSync, type LoadMembers } from './notion-member-sync.ts'
export { createNotionTest } from './notion-test.ts'
export { integrationRecords } from './personal-records.ts'
export { listIntegrationStates } from './queries/list-integration-states.ts'
export { listRemovalFigures } from './queries/list-removal-figures.ts'
export { findHarvests } from './queries/notion/find-harvests.ts'
export { createRevoke } from './revocations.ts'
export { createIntegrationSettings, type IntegrationSettings } from './settings.ts'
export { createTelegram } from './telegram.ts'
export { createTelegramChannel } from './telegram-channel.ts'
export { TELEGRAM_SECRET, TELEGRAM_WEBHOOK, telegramWebhook } from './telegram-webhook.ts'

export const integrationEntities = [
  DiscordLinkSchema,
  HarvestSchema,
  HarvestStepSchema,
  IntegrationHealthSchema,
  IntegrationSettingsSchema,
  MemberPageSchema,
  NotionSourceSchema,
  RevocationSchema,
  RolesLeftSchema,
  ...telegramEntities,
]
