import { z } from 'zod'
import { defineMethod, flag, integer } from '../define-method.ts'
import { BOT } from '../objects.ts'
import { privateChat, userOf } from '../people.ts'
import { badRequest, forbidden } from '../telegram-error.ts'
import { PRESET_UPDATES } from '../updates.ts'

const MAX_CHARACTERS = 4_096

const getMe = defineMethod({
  name: 'getMe',
  params: z.strictObject({}),
  run: () => ({
    ...BOT,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
  }),
})

const send = defineMethod({
  name: 'sendMessage',
  params: z.strictObject({
    chat_id: integer,
    text: z.string().min(1, 'message text is empty').max(MAX_CHARACTERS, 'message is too long'),
    link_preview_options: z.string().optional(),
    reply_markup: z.string().optional(),
  }),
  run({ state, now }, { chat_id: to, text }) {
    const person = state.people.get(String(to))
    if (!person) throw badRequest('chat not found')
    if (person.blocked) throw forbidden('bot was blocked by the user')
    if (!person.started) throw forbidden("bot can't initiate conversation with a user")
    const message_id = state.nextId()
    state.messages.put({ id: String(message_id), to, text, at: new Date(now * 1_000).toISOString() })
    return { message_id, date: now, chat: privateChat(userOf(state, to)), from: BOT, text }
  },
})

/** Telegram accepts only https; on this machine plain http is safe. */
const MAY_BE_CALLED = /^https:\/\/|^http:\/\/127\.0\.0\.1[:/]/

/** A list of names, as JSON in a form. */
function readList(text: string, context: z.RefinementCtx): string[] {
  const parsed = z.array(z.string()).safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  context.addIssue({ code: 'custom', message: "can't be parsed as a JSON list of strings" })
  return z.NEVER
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const setWebhook = defineMethod({
  name: 'setWebhook',
  params: z.strictObject({
    url: z.string(),
    secret_token: z
      .string()
      .regex(/^[\w-]{1,256}$/, 'secret token contains unallowed characters')
      .optional(),
    allowed_updates: z.string().transform(readList).optional(),
    max_connections: integer.optional(),
    drop_pending_updates: flag.optional(),
  }),
  run({ state }, params) {
    if (params.url !== '' && !MAY_BE_CALLED.test(params.url))
      throw badRequest('bad webhook: An HTTPS URL must be provided for webhook')
    const { allowed_updates: asked = [] } = params
    state.webhook.put({
      id: 'webhook',
      url: params.url,
      secretToken: params.secret_token ?? '',
      allowedUpdates: asked.length > 0 ? asked : PRESET_UPDATES,
      lastError: null,
    })
    if (params.drop_pending_updates) for (const { id } of state.updates.all()) state.updates.delete(id)
    return true
  },
})

const webhookInfo = defineMethod({
  name: 'getWebhookInfo',
  params: z.strictObject({}),
  run({ state }) {
    const webhook = state.webhook.get('webhook')
    return {
      url: webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: state.updates.all().length,
      allowed_updates: webhook?.allowedUpdates ?? PRESET_UPDATES,
      ...(webhook?.lastError && {
        last_error_date: webhook.lastError.at,
        last_error_message: webhook.lastError.message,
      }),
    }
  },
})

const deleteWebhook = defineMethod({
  name: 'deleteWebhook',
  params: z.strictObject({ drop_pending_updates: flag.optional() }),
  run({ state }) {
    state.webhook.delete('webhook')
    return true
  },
})

export const BOT_METHODS = [getMe, send, setWebhook, webhookInfo, deleteWebhook]
