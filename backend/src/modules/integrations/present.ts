import type { EventType } from '@meridian/contracts/events/catalogue'
import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { CONFIGURABLE, INTEGRATIONS, type IntegrationName } from '@meridian/contracts/values/integrations'
import type { Sql } from '#platform/database/sql'
import { UNREADABLE } from './domain/health.ts'
import { isComplete, maskSettings } from './domain/settings.ts'
import {
  type IntegrationState,
  lastMessageAt,
  listIntegrationStates,
} from './queries/list-integration-states.ts'
import type { IntegrationSettings } from './settings.ts'

const NAMES: Record<IntegrationName, string> = {
  stripe: 'Stripe',
  telegram: 'Telegram',
  notion: 'Notion',
  discord: 'Discord',
}

/** Where providers send their messages, and the event that records one. */
const WEBHOOKS: Partial<Record<IntegrationName, { path: string; told: EventType }>> = {
  stripe: { path: '/api/webhooks/stripe', told: 'membership.provider-notified' },
  telegram: { path: '/api/webhooks/telegram', told: 'integrations.telegram-notified' },
}

/**
 * Every integration as it may be shown.
 * @param inside true for those who run the community: settings, masked, and health
 */
export async function presentIntegrations(
  sql: Sql,
  settings: IntegrationSettings,
  inside: boolean,
): Promise<Integration[]> {
  const states = await listIntegrationStates(sql)
  return Promise.all(
    INTEGRATIONS.map(async (name) => {
      const state = states.find(({ integration }) => integration === name)
      const health = inside ? presentHealth(state) : {}
      const webhook = inside ? await presentWebhook(sql, name) : {}
      // What it says of itself comes last: that settings cannot be read is more than what was once found with them.
      return { ...health, ...webhook, ...(await presentOne(name, state, settings, inside)) }
    }),
  )
}

async function presentOne(
  name: IntegrationName,
  state: IntegrationState | undefined,
  settings: IntegrationSettings,
  inside: boolean,
): Promise<Integration> {
  const common = { id: name, name: NAMES[name], type: name }
  const configurable = CONFIGURABLE.find((one) => one === name)
  if (configurable === undefined) return { ...common, status: state?.status ?? 'active' }
  const { settings: present, isLost, version } = await settings.readForForm(configurable)
  const isSetUp = isComplete(configurable, present)
  const status = isLost ? 'error' : isSetUp ? (state?.status ?? 'active') : 'inactive'
  if (!inside) return { ...common, status }
  const removable = await settings.isKept(configurable)
  const trouble = isLost ? { lastError: UNREADABLE } : {}
  return { ...common, status, settings: maskSettings(configurable, present), version, removable, ...trouble }
}

function presentHealth(state: IntegrationState | undefined) {
  return {
    lastSuccessAt: state?.lastSuccessAt?.toISOString() ?? null,
    lastErrorAt: state?.lastErrorAt?.toISOString() ?? null,
    lastError: state?.lastError ?? null,
  }
}

async function presentWebhook(sql: Sql, name: IntegrationName) {
  const webhook = WEBHOOKS[name]
  if (webhook === undefined) return {}
  const { path, told } = webhook
  return { webhook: { path, lastMessageAt: (await lastMessageAt(sql, told))?.toISOString() ?? null } }
}
