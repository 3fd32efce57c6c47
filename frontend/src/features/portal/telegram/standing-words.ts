import type { TelegramStanding } from './api.ts'

const WATCH_MS = 5_000

/** How somebody stands with the channel, in a line. */
export function standingWords({ link, inChannel }: Pick<TelegramStanding, 'link' | 'inChannel'>): string {
  if (link === null) return 'Not linked: no Telegram account is known as yours yet.'
  const account = `Telegram account ${link.telegramUserId}`
  if (inChannel) return `In the channel, with ${account}.`
  if (link.proven) return `Linked and proven: ${account} is yours. An invite link lets you in.`
  return `Linked, proof open: ${account} is not proven to be yours yet.`
}

/** The invite as far as it can still be used at `now`. */
export function usableInvite(
  { invite }: Pick<TelegramStanding, 'invite'>,
  now: Date,
): TelegramStanding['invite'] {
  return invite !== null && new Date(invite.expiresAt) > now ? invite : null
}

/** How long to wait for the next look, in milliseconds: only steps that are taken at Telegram are watched. */
export function pauseAfter(standing: TelegramStanding | undefined): number {
  const waits = standing?.link && !standing.inChannel && (!standing.link.proven || standing.invite !== null)
  return waits ? WATCH_MS : 0
}
