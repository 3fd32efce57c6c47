import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { getTelegram } from '@meridian/contracts/http/integrations/telegram'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post, remove } from '../../../lib/http.ts'
import { refreshResource } from '../../../lib/resource.ts'
import { refreshSession } from '../../../lib/session.ts'
import { useWatchedResource } from '../../../lib/watched-resource.ts'

const PATH = '/api/telegram'

export type TelegramStanding = ResponseOf<typeof getTelegram>

/** How the signed-in member stands with the channel. `pause` says how long until the next look. */
export const useTelegram = (
  pause: (latest: TelegramStanding | undefined) => number,
): Loaded<TelegramStanding> => useWatchedResource(PATH, pause)

/** Notes which Telegram account is the member's. What is shown of people is fetched again. */
export async function linkAccount(userId: string, telegramUserId: string) {
  const answer = await post(`${PATH}/link`, { userId, telegramUserId })
  refreshResource('/api/users')
  void refreshSession()
  return answer
}

/** A new link into the channel. */
export const makeInvite = (userId: string) => post(`${PATH}/invite`, { userId })

/** A link to the bot that proves whose Telegram account it is. */
export const beginProof = () => post(`${PATH}/deep-link`, {})

/** Forgets the member's Telegram account. */
export const unlinkAccount = (): Promise<unknown> => remove(`${PATH}/link`)
