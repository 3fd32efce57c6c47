import { z } from 'zod'
import { INTEGRATION_STATUSES, INTEGRATIONS } from '../../values/integrations.ts'
import { endpoint } from '../endpoint.ts'

/** One integration; what only those who run the community may know is left out for others. */
export const integration = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(INTEGRATIONS),
  status: z.enum(INTEGRATION_STATUSES),
  /** The settings as they may be shown: of secrets, only the last four characters. */
  settings: z.record(z.string(), z.string()).optional(),
  /** Says which settings were entered, and is empty where none were: a form gives it back. */
  version: z.string().optional(),
  /** True where settings were entered and can be removed again; those from the environment stay. */
  removable: z.boolean().optional(),
  lastSuccessAt: z.iso.datetime().nullish(),
  lastErrorAt: z.iso.datetime().nullish(),
  lastError: z.string().nullish(),
  /** Where the provider sends its messages, and when the last one came. */
  webhook: z.object({ path: z.string(), lastMessageAt: z.iso.datetime().nullable() }).optional(),
})

export type Integration = z.output<typeof integration>

export const listIntegrations = endpoint({
  method: 'GET',
  path: '/api/integrations',
  summary: 'Every integration; with settings and health for those who run the community.',
  response: z.array(integration),
})
