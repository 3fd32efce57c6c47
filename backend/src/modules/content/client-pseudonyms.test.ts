import { describe, expect, it } from 'vitest'
import { createClientPseudonyms } from './client-pseudonyms.ts'

const places = createClientPseudonyms('a secret')
const now = new Date('2026-11-21T10:00:00Z')
const nameOf = (ip: string, moment = now) => places.nameOf(ip, moment).address

describe('the place of a client', () => {
  it('does not hold the address', () => {
    expect(nameOf('203.0.113.7')).not.toContain('203')
  })

  it('is known again on the same day, and on the next one by the name of yesterday', () => {
    const tomorrow = new Date('2026-11-22T00:00:01Z')
    expect(nameOf('203.0.113.7', new Date('2026-11-21T23:59:59Z'))).toBe(nameOf('203.0.113.7'))
    expect(nameOf('203.0.113.7', tomorrow)).not.toBe(nameOf('203.0.113.7'))
    expect(places.nameOf('203.0.113.7', tomorrow).yesterdaysAddress).toBe(nameOf('203.0.113.7'))
  })

  it('is another one for another address, and for another secret', () => {
    expect(nameOf('203.0.113.8')).not.toBe(nameOf('203.0.113.7'))
    expect(createClientPseudonyms('another').nameOf('203.0.113.7', now).address).not.toBe(
      nameOf('203.0.113.7'),
    )
  })

  it('is one household in IPv6, and one address however it is written', () => {
    expect(nameOf('2001:db8:0:1::5')).toBe(nameOf('2001:db8::1:aaaa:bbbb:cccc:dddd'))
    expect(nameOf('2001:db8:0:2::5')).not.toBe(nameOf('2001:db8:0:1::5'))
    expect(nameOf('::1')).toBe(nameOf('0:0:0:0:0:0:0:1'))
    expect(nameOf('::ffff:203.0.113.7')).toBe(nameOf('203.0.113.7'))
  })
})
