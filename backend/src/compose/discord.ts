import { createConnectToDiscord, createDiscordProbe, createDiscordRoles } from '#modules/integrations'
import type { Sql } from '#platform/database/sql'
import { createProviderPace } from '#platform/provider-pace'

/** The least time between two calls, in milliseconds: 20 a second. Discord allows 50. */
const PACE_MS = 50

/** The ways into the community's server. */
export function connectDiscord(sql: Sql, { apiBaseUrl }: { apiBaseUrl: string }) {
  const connect = createConnectToDiscord({
    baseUrl: apiBaseUrl,
    pace: createProviderPace(sql, 'discord', PACE_MS),
  })
  return { connect, probe: createDiscordProbe(connect) }
}

/** What is done in the server. */
export function composeDiscord(
  { connect }: Pick<ReturnType<typeof connectDiscord>, 'connect'>,
  parts: Omit<Parameters<typeof createDiscordRoles>[0], 'connect'>,
) {
  return createDiscordRoles({ ...parts, connect })
}
