import { isIPv6 } from 'node:net'

/**
 * What to count a client by. A household has one IPv4 address, which is returned as it is, but as many IPv6 addresses
 * as it likes below one 64-bit prefix, which is returned for each of them.
 */
export function clientNetworkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : []
  const groups = [...front, ...zeros, ...back].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
