import { defineEntity, p } from '@mikro-orm/core'

/** Which Telegram account a member says is theirs; without `provenAt`, that is merely their claim. */
export const TelegramLinkSchema = defineEntity({
  name: 'TelegramLink',
  tableName: 'telegram_links',
  properties: {
    accountId: p.uuid().primary(),
    telegramUserId: p.text(),
    linkedAt: p.datetime(),
    provenAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
})

/** A code that a deep link to the bot carries; kept as its hash. */
export const TelegramCodeSchema = defineEntity({
  name: 'TelegramCode',
  tableName: 'telegram_codes',
  properties: {
    codeHash: p.text().primary(),
    accountId: p.uuid(),
    expiresAt: p.datetime(),
    /** The Telegram account that has shown it. */
    usedBy: p.text().nullable(),
  },
})

/**
 * A link into the channel, made for one member and one Telegram account. Once closed, it is no longer good here; once
 * revoked, Telegram knows that, too.
 */
export const TelegramInviteSchema = defineEntity({
  name: 'TelegramInvite',
  tableName: 'telegram_invites',
  properties: {
    inviteLink: p.text().primary(),
    chatId: p.text(),
    accountId: p.uuid(),
    telegramUserId: p.text(),
    madeAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
})

export const telegramEntities = [TelegramLinkSchema, TelegramCodeSchema, TelegramInviteSchema]
