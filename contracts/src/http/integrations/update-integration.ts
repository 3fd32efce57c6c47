import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { integration } from './list-integrations.ts'

/** An empty secret keeps the one that is there. */
const secret = z.string().trim().max(500).optional()

/** The form of each integration. */
export const integrationForms = {
  telegram: z.object({
    botToken: secret.refine((text) => !text || /^\d+:[\w-]{20,}$/.test(text), {
      error: 'A bot token looks like 123456:ABC-DEF… and comes from BotFather',
    }),
    channelId: z
      .string()
      .trim()
      .regex(/^-?\d{5,20}$/, 'The channel ID is a number, such as -1001234567890'),
  }),
  notion: z.object({ integrationSecret: secret }),
  discord: z.object({
    serverId: z
      .string()
      .trim()
      .regex(/^\d{15,22}$/, 'The server ID is a number of 17 to 20 digits'),
    botToken: secret,
    /** Role ids by tier; an empty one gives no role. */
    basicRoleId: z.string().trim().max(30).optional(),
    proRoleId: z.string().trim().max(30).optional(),
    enterpriseRoleId: z.string().trim().max(30).optional(),
  }),
}

export const updateIntegration = endpoint({
  method: 'PUT',
  path: '/api/integrations/:name',
  summary: 'Sets an integration up; the fields depend on its name. For the admin.',
  body: z.record(z.string(), z.string()),
  response: integration,
})

export const testIntegration = endpoint({
  method: 'POST',
  path: '/api/integrations/:name/test',
  summary: 'Asks the provider now whether the integration works. For those who run the community.',
  body: z.object({}).optional(),
  response: z.object({ ok: z.boolean(), message: z.string() }),
})
