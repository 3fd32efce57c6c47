import { createHmac } from 'node:crypto'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { clientNetworkOf } from '#platform/http/client-network'

/** Names the place of a client such that it can be counted for a day, and never be traced back. */
export interface ClientPseudonyms {
  /** Today's name, and yesterday's. */
  nameOf(ip: string, now: Date): { address: string; yesterdaysAddress: string }
}

/** Each day has a key of its own, made from the secret, so that all processes count together. */
export function createClientPseudonyms(secret: string): ClientPseudonyms {
  const keyOf = (day: string) => createHmac('sha256', secret).update(`client-place:${day}`).digest()
  return {
    nameOf(ip, now) {
      const place = clientNetworkOf(ip)
      const name = (moment: Date) =>
        createHmac('sha256', keyOf(moment.toISOString().slice(0, 10)))
          .update(place)
          .digest('base64url')
      return { address: name(now), yesterdaysAddress: name(new Date(now.getTime() - DAY_MS)) }
    },
  }
}
