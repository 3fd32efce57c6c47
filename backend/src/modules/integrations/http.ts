import { type Integration, listIntegrations } from '@meridian/contracts/http/integrations/list-integrations'
import { listRevocations } from '@meridian/contracts/http/integrations/list-revocations'
import {
  disconnectIntegration,
  integrationForms,
  testIntegration,
  updateIntegration,
} from '@meridian/contracts/http/integrations/update-integration'
import { DomainError } from '@meridian/contracts/values/domain-error'
import {
  CONFIGURABLE,
  type ConfigurableName,
  INTEGRATIONS,
  type IntegrationName,
} from '@meridian/contracts/values/integrations'
import { isStaff } from '@meridian/contracts/values/roles'
import { adminOnly, signedIn, staffOnly } from '#platform/http/guards'
import { readInput } from '#platform/http/read-input'
import type { Route } from '#platform/http/route'
import type { IntegrationChecks } from './checks.ts'
import { discordRoutes } from './discord-http.ts'
import { notionRoutes } from './notion-http.ts'
import type { TestNotion } from './notion-test.ts'
import { presentIntegrations } from './present.ts'
import { getRevocations } from './queries/get-revocations.ts'
import { integrationLimits } from './rate-limits.ts'
import type { IntegrationSettings } from './settings.ts'
import { type TelegramRouteParts, telegramRoutes } from './telegram-http.ts'

export interface IntegrationRouteParts extends TelegramRouteParts {
  integrations: { settings: IntegrationSettings; checks: IntegrationChecks; testNotion: TestNotion }
}

/** The providers that the community works with: seen by all, tested by staff, set up by the admin. */
export function integrationRoutes(route: Route, parts: IntegrationRouteParts): void {
  const { sql, integrations } = parts
  const limits = integrationLimits(parts.limits)
  const present = (inside: boolean) => presentIntegrations(sql, integrations.settings, inside)

  route(listIntegrations, { who: signedIn }, ({ principal }) => present(isStaff(principal.role)))

  route(updateIntegration, { who: adminOnly }, async ({ req, body, actor }) => {
    const name = configurable(req.params.name)
    await integrations.settings.change(name, readInput(integrationForms[name], body), actor, body.version)
    await integrations.checks.test(name, actor)
    return find(await present(true), name)
  })

  route(disconnectIntegration, { who: adminOnly }, async ({ req, body: { reason }, actor }) => {
    const name = configurable(req.params.name)
    await integrations.settings.remove(name, reason, actor)
    // The environment may set it up all the same; then this asks whether that works.
    await integrations.checks.test(name, actor)
    return { message: 'Its settings are removed. The record says who did so, and why.' }
  })

  route(testIntegration, { who: staffOnly, limit: limits.tests }, async ({ req, actor }) => {
    const { ok, message } = await integrations.checks.test(known(req.params.name), actor)
    return { ok, message }
  })

  route(listRevocations, { who: staffOnly }, ({ now }) => getRevocations(sql, now))

  notionRoutes(route, parts, limits)

  telegramRoutes(route, parts, limits)

  discordRoutes(route, parts, limits)
}

function known(given: unknown): IntegrationName {
  const name = INTEGRATIONS.find((one) => one === given)
  if (name === undefined) throw new DomainError('not-found', 'There is no such integration.')
  return name
}

function configurable(given: unknown): ConfigurableName {
  const name = CONFIGURABLE.find((one) => one === known(given))
  if (name === undefined)
    throw new DomainError('invalid-input', 'Stripe is set up by environment variables, not here.')
  return name
}

function find(all: Integration[], name: IntegrationName): Integration {
  const found = all.find(({ type }) => type === name)
  if (found === undefined) throw new Error(`${name} is not presented`)
  return found
}
