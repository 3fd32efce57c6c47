import type { IntegrationName, IntegrationStatus } from '@meridian/contracts/values/integrations'
import type { Sql } from '#platform/database/sql'

export interface IntegrationState {
  integration: IntegrationName
  status: IntegrationStatus
  lastSuccessAt: Date | null
  lastErrorAt: Date | null
  lastError: string | null
}

/** How each integration was found at the last look; one that was never looked at is not included. */
export function listIntegrationStates(sql: Sql): Promise<IntegrationState[]> {
  return sql.rows({
    name: 'integrations-list-states',
    text: `select integration, status, last_success_at as "lastSuccessAt", last_error_at as "lastErrorAt",
        last_error as "lastError" from integration_health`,
  })
}

/** When a provider last sent a message of that type; null when it never did. Those that we fetched do not count. */
export async function lastMessageAt(sql: Sql, eventType: string): Promise<Date | null> {
  const [row] = await sql.rows<{ at: Date }>({
    name: 'integrations-last-message',
    text: `select occurred_at as at from domain_events
      where type = $1 and actor like 'provider:%' order by position desc limit 1`,
    values: [eventType],
  })
  return row?.at ?? null
}
