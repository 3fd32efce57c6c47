import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

const DAY_MS = 86_400_000

/** Names the place of a client so that it can be counted for a day, and never be read back. */
export interface ClientPlaces {
  /** The name of today, and the one of yesterday. */
  nameOf(ip: string, now: Date): { address: string; yesterdaysAddress: string }
}

/** Each day has a key of its own, made from the secret, so that all processes count together. */
export function createClientPlaces(secret: string): ClientPlaces {
  const keyOf = (day: string) => createHmac('sha256', secret).update(`client-place:${day}`).digest()
  return {
    nameOf(ip, now) {
      const place = placeOf(ip)
      const name = (moment: Date) =>
        createHmac('sha256', keyOf(moment.toISOString().slice(0, 10)))
          .update(place)
          .digest('base64url')
      return { address: name(now), yesterdaysAddress: name(new Date(now.getTime() - DAY_MS)) }
    },
  }
}

/** One household has one IPv4 address, but as many of IPv6 as it likes below one prefix of 64 bits. */
function placeOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : []
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
