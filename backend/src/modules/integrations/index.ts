import { IntegrationHealthSchema, IntegrationSettingsSchema } from './persistence/integration-schema.ts'
import { RevocationSchema } from './persistence/revocation-schema.ts'

export { createIntegrationChecks } from './checks.ts'
export { createDiscordProbe } from './gateways/discord-probe.ts'
export { createNotionProbe } from './gateways/notion-probe.ts'
export { createTelegramProbe } from './gateways/telegram-probe.ts'
export { integrationRoutes } from './http.ts'
export { createRevoke } from './revocations.ts'
export { createIntegrationSettings } from './settings.ts'

export const integrationEntities = [IntegrationHealthSchema, IntegrationSettingsSchema, RevocationSchema]
