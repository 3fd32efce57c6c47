import { z } from 'zod'
import { atMost } from '../../values/at-most.ts'
import { DISCORD_ID_HINT, isDiscordId } from '../../values/discord.ts'
import { plainMinus } from '../../values/plain-minus.ts'
import { endpoint } from '../endpoint.ts'
import { reasonField } from '../reason-field.ts'
import { integration } from './list-integrations.ts'

/** What is copied from a page may have characters around it that nobody sees, and that no provider knows. */
const copied = z
  .string()
  .overwrite((text) => text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))
  .trim()

/** An empty secret keeps the one that is there. It is sent in a header, which holds no other characters than these. */
const secret = copied
  .max(500, atMost(500))
  .regex(/^[!-~]*$/, 'A secret has no spaces, and no letters but those from A to Z. Copy it again.')
  .optional()

/** Role ids by tier; an empty one gives no role. */
const roleId = copied
  .refine((text) => text === '' || isDiscordId(text), `The role ID ${DISCORD_ID_HINT}`)
  .optional()

/** The form of each integration. */
export const integrationForms = {
  telegram: z.object({
    botToken: secret.refine((text) => !text || /^\d+:[\w-]{20,}$/.test(text), {
      error: 'A bot token looks like 123456:ABC-DEF… and comes from BotFather',
    }),
    channelId: copied
      .overwrite(plainMinus)
      .regex(/^-?\d{5,20}$/, 'The channel ID is a number, such as -1001234567890'),
  }),
  notion: z.object({ integrationSecret: secret }),
  discord: z.object({
    serverId: copied.refine(isDiscordId, `The server ID ${DISCORD_ID_HINT}`),
    botToken: secret,
    basicRoleId: roleId,
    proRoleId: roleId,
    enterpriseRoleId: roleId,
  }),
}

export const updateIntegration = endpoint({
  method: 'PUT',
  path: '/api/integrations/:name',
  summary:
    'Sets an integration up; the fields depend on its name. 409 where somebody else has changed it meanwhile. For the admin.',
  body: z
    .object({
      /** That of the settings that the form began with. Without it, whatever is there now is changed. */
      version: z.string().optional(),
    })
    .catchall(z.string().optional()),
  response: integration,
  refuses: [409],
})

export const disconnectIntegration = endpoint({
  method: 'POST',
  path: '/api/integrations/:name/disconnect',
  summary:
    'Removes the settings that were entered for an integration; what the environment sets stands again. 409 where none were. For the admin.',
  body: z.object({ reason: reasonField }),
  response: z.object({ message: z.string() }),
  refuses: [409],
})

export const testIntegration = endpoint({
  method: 'POST',
  path: '/api/integrations/:name/test',
  summary: 'Asks the provider now whether the integration works. For those who run the community.',
  body: z.object({}).optional(),
  response: z.object({ ok: z.boolean(), message: z.string() }),
})
