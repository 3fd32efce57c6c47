import { CONFIGURABLE, INTEGRATION_STATUSES, INTEGRATIONS } from '@meridian/contracts/values/integrations'
import { defineEntity, p } from '@mikro-orm/core'
import { WORK } from '../domain/health.ts'

/** The settings of an integration; each value is sealed, secret or not. */
export const IntegrationSettingsSchema = defineEntity({
  name: 'IntegrationSettings',
  tableName: 'integration_settings',
  properties: {
    integration: p.enum(CONFIGURABLE).primary(),
    /** Sealed JSON. */
    sealed: p.text(),
    changedAt: p.datetime(),
    version: p.integer().version(),
  },
})

/** How an integration is, as the last look at its provider found. */
export const IntegrationHealthSchema = defineEntity({
  name: 'IntegrationHealth',
  tableName: 'integration_health',
  properties: {
    integration: p.enum(INTEGRATIONS).primary(),
    status: p.enum(INTEGRATION_STATUSES),
    lastSuccessAt: p.datetime().nullable(),
    lastErrorAt: p.datetime().nullable(),
    lastError: p.text().nullable(),
    /** What was refused though a look at the provider finds nothing: only that work knows when it is let again. */
    refusedWork: p.enum(WORK).nullable(),
    version: p.integer().version(),
  },
})
