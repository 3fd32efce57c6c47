import type { TelegramStanding } from './api.ts'

const WATCH_MS = 5_000

type Place = Pick<TelegramStanding, 'link' | 'inChannel' | 'banned'>

/** Somebody's standing with the channel, in a line. */
export function formatStanding({ link, inChannel, banned }: Place): string {
  if (link === null) return 'Not linked: we do not know your Telegram account yet.'
  const account = `Telegram account ${link.telegramUserId}`
  if (inChannel) return `In the channel, with ${account}.`
  if (banned)
    return `${account} is yours, but an administrator has banned it from the channel. Write to support to come back.`
  if (link.proven) return `Linked and verified: ${account} is yours. An invite link lets you in.`
  return `Linked, not yet verified: you have not shown that ${account} is yours.`
}

/** The standing of somebody whose renewal failed: they keep what they have, and get nothing new before they pay. */
export function formatKept(place: Place): string {
  const { link, inChannel, banned } = place
  if (inChannel) return `${formatStanding(place)} You keep your place for as long as your access lasts.`
  if (link === null || banned) return formatStanding(place)
  return `Telegram account ${link.telegramUserId} stays linked. You are not in the channel yet.`
}

/** The invite, if it can still be used at `now`. */
export function usableInvite(
  { invite }: Pick<TelegramStanding, 'invite'>,
  now: Date,
): TelegramStanding['invite'] {
  return invite !== null && new Date(invite.expiresAt) > now ? invite : null
}

/** An invite that was just made, and the link in whose place it came; null for none. */
export interface MadeInvite {
  readonly inviteLink: string
  readonly replaces: string | null
}

/**
 * The invite to show. One that was just made is shown until the server reports something newer than the link it
 * replaced, which is already void.
 */
export function shownInvite(
  usable: TelegramStanding['invite'],
  made: MadeInvite | undefined,
): { inviteLink: string; expiresAt: string | null } | null {
  if (made !== undefined && (usable?.inviteLink ?? null) === made.replaces)
    return { inviteLink: made.inviteLink, expiresAt: null }
  return usable
}

/**
 * How long to wait for the next look, in milliseconds. Between linking and joining the channel, every step is taken at
 * Telegram, and an invite is used up before the member is seen inside: so it is watched all the way.
 * @param proving whether the member went to the bot from this page
 */
export function pauseAfter(standing: TelegramStanding | undefined, proving: boolean): number {
  if (standing === undefined || standing.inChannel) return 0
  return standing.link !== null || proving ? WATCH_MS : 0
}
