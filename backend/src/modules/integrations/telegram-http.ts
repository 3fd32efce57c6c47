import {
  beginTelegramProof,
  getTelegram,
  inviteToTelegram,
  linkTelegram as linkCall,
  unlinkTelegram as unlinkCall,
} from '@meridian/contracts/http/integrations/telegram'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { signedIn, withAccess } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import type { Actor } from '#platform/journal/actor'
import type { LoadPrincipals, Principal } from '#platform/sessions/principal'
import { linkTelegram } from './commands/telegram/link-telegram.ts'
import { unlinkTelegram } from './commands/telegram/unlink-telegram.ts'
import { isBanOfOthers, isInside, refusalOfInvite } from './domain/telegram/seat-rules.ts'
import { findTelegramInvite } from './queries/telegram/find-telegram-invite.ts'
import { findTelegramLink } from './queries/telegram/find-telegram-link.ts'
import type { integrationLimits } from './rate-limits.ts'
import { targetMember } from './target-member.ts'
import type { Telegram } from './telegram.ts'
import { LINK_TEXTS } from './telegram-texts.ts'

export interface TelegramRouteParts extends HttpParts {
  loadPrincipals: LoadPrincipals
  telegram: Telegram
}

/** How members get into the channel, and out of it. */
export function telegramRoutes(
  route: Route,
  parts: TelegramRouteParts,
  limits: ReturnType<typeof integrationLimits>,
): void {
  const { commands, telegram } = parts

  route(getTelegram, { who: withAccess }, ({ principal, now }) => present(parts, principal.id, now))

  route(linkCall, { who: withAccess }, async ({ principal, body, actor, now }) => {
    const person = await targetMember(parts, principal, body.userId)
    await limits.telegram(principal.id)
    const { telegramUserId } = body
    const bySelf = person.id === principal.id
    await commands.run(linkTelegram, { accountId: person.id, telegramUserId, bySelf }, actor)
    return answerLinked(parts, { person, askedAt: now }, actor)
  })

  route(inviteToTelegram, { who: withAccess }, async ({ principal, body, actor, now }) => {
    const person = await targetMember(parts, principal, body.userId)
    await limits.telegram(principal.id)
    // Somebody who asks twice at once gets the same link.
    return { inviteLink: await telegram.channel.ask((open) => telegram.invite(open, person, now, actor)) }
  })

  route(beginTelegramProof, { who: withAccess }, async ({ principal: { id }, actor }) => {
    await limits.telegram(id)
    return telegram.channel.ask((open) => telegram.beginProof(open, id, actor))
  })

  route(unlinkCall, { who: signedIn }, async ({ principal, actor }) => {
    await commands.run(unlinkTelegram, { accountId: principal.id }, actor)
    return {}
  })
}

/** The link is noted, whatever becomes of the invitation. */
async function answerLinked(
  { sql, telegram }: TelegramRouteParts,
  { person, askedAt }: { person: Principal; askedAt: Date },
  actor: Actor,
) {
  const open = await telegram.channel.find()
  const link = open && (await findTelegramLink(sql, person.id, open.chatId))
  if (link?.proven && isInside(link.status)) return { message: LINK_TEXTS.inside, inviteLink: null }
  const refusal = refusalOfInvite(person)
  if (refusal !== null) return { message: LINK_TEXTS.waits(refusal), inviteLink: null }
  try {
    const inviteLink = await telegram.channel.ask((channel) =>
      telegram.invite(channel, person, askedAt, actor),
    )
    return { message: LINK_TEXTS.invited, inviteLink }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'forbidden') return { message: LINK_TEXTS.waits(error.message), inviteLink: null }
    if (error.code === 'unavailable') return { message: LINK_TEXTS.down, inviteLink: null }
    throw error
  }
}

async function present({ sql, telegram }: TelegramRouteParts, accountId: string, now: Date) {
  const open = await telegram.channel.find()
  const chatId = open?.chatId ?? ''
  const link = await findTelegramLink(sql, accountId, chatId)
  const invite = await findTelegramInvite(sql, { accountId, chatId, now })
  return {
    open: open !== undefined,
    link: link ? { telegramUserId: link.telegramUserId, proven: link.proven } : null,
    inChannel: link !== undefined && link.proven && isInside(link.status),
    banned: link !== undefined && link.proven && isBanOfOthers(link),
    invite: invite ? { inviteLink: invite.inviteLink, expiresAt: invite.expiresAt.toISOString() } : null,
  }
}
