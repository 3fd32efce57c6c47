import { DomainError } from '@meridian/contracts/values/domain-error'
import { TELEGRAM_STATUSES, type TelegramUpdateKind } from '@meridian/contracts/values/telegram'
import { z } from 'zod'
import type { ProviderNotification } from '#platform/database/notifications'
import { hashCode } from './telegram-code.ts'

/** Telegram's ids are whole numbers; we keep them as text. */
const id = z.int().transform(String)
const user = z.object({ id, is_bot: z.boolean() })
const chat = z.object({ id })
/** The end of the year 9999, in seconds: later times have no usual notation. */
const LATEST = 253_402_300_799
const date = z.int().nonnegative().max(LATEST)
const change = z.object({
  chat,
  from: user,
  date,
  new_chat_member: z.object({ status: z.enum(TELEGRAM_STATUSES), user }),
  invite_link: z.object({ invite_link: z.string() }).optional(),
})

/** An update of the Bot API, as far as we look into it. */
const update = z.object({
  update_id: z.int(),
  message: z.object({ chat, from: user.optional(), date, text: z.string().optional() }).optional(),
  chat_join_request: z
    .object({ chat, from: user, date, invite_link: z.object({ invite_link: z.string() }).optional() })
    .optional(),
  chat_member: change.optional(),
  my_chat_member: change.optional(),
})

type Told = Omit<
  Extract<ProviderNotification['event'], { type: 'integrations.telegram-notified' }>['payload'],
  'notificationId'
>

const NOBODY: Omit<Told, 'kind' | 'at'> = {
  chatId: null,
  telegramUserId: null,
  isBot: false,
  status: null,
  byBotId: null,
  inviteLink: null,
  codeHash: null,
}

/** The code in `/start <code>`, as a deep link sends it. */
const START = /^\/start\s+([\w-]{1,64})$/

/**
 * How an update is stored and recorded: only what is acted upon, without names and without what people write.
 * @throws DomainError `invalid-input` for what is not an update
 */
export function telegramNotification(body: unknown, now: Date): ProviderNotification {
  const parsed = update.safeParse(body)
  if (!parsed.success) throw new DomainError('invalid-input', 'This is not an update of the Bot API.')
  const notificationId = String(parsed.data.update_id)
  const told = tell(parsed.data, now)
  return {
    provider: 'telegram',
    id: notificationId,
    type: told.kind,
    // Who it is stands only in the journal, where people can be forgotten.
    body: JSON.stringify({ update_id: parsed.data.update_id, kind: told.kind, at: told.at }),
    event: { type: 'integrations.telegram-notified', payload: { notificationId, ...told } },
  }
}

function tell(given: z.output<typeof update>, now: Date): Told {
  const { message, chat_join_request: request, chat_member: member, my_chat_member: mine } = given
  if (message?.from !== undefined) {
    const [, code] = START.exec(message.text?.trim() ?? '') ?? []
    const codeHash = code === undefined ? null : hashCode(code)
    return { ...about('message', message.chat, message.from, message.date), codeHash }
  }
  if (request !== undefined) {
    const inviteLink = request.invite_link?.invite_link ?? null
    return { ...about('chat_join_request', request.chat, request.from, request.date), inviteLink }
  }
  if (member !== undefined) return tellChange('chat_member', member, member.new_chat_member.user)
  // The bot's own place: the person in a private chat is the one who changed it.
  if (mine !== undefined) return tellChange('my_chat_member', mine, mine.from)
  return { ...NOBODY, kind: 'other', at: now.toISOString() }
}

function tellChange(
  kind: TelegramUpdateKind,
  given: z.output<typeof change>,
  person: z.output<typeof user>,
): Told {
  return {
    ...about(kind, given.chat, person, given.date),
    status: given.new_chat_member.status,
    byBotId: given.from.is_bot ? given.from.id : null,
    inviteLink: given.invite_link?.invite_link ?? null,
  }
}

function about(
  kind: TelegramUpdateKind,
  { id: chatId }: z.output<typeof chat>,
  person: z.output<typeof user>,
  seconds: number,
): Told {
  const at = new Date(seconds * 1_000).toISOString()
  return { ...NOBODY, kind, chatId, telegramUserId: person.id, isBot: person.is_bot, at }
}
