import type { PublicMeetup } from '@meridian/contracts/http/network/public-meetup'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { createMembers, type TestMember } from '../../members.ts'
import { until } from '../../until.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { plan, untilSeen } from './meetup-calls.ts'

let system: WholeSystem
let visitor: HttpClient
beforeAll(async () => {
  system = await startWholeSystem()
  visitor = createClient(system.url)
})
afterAll(() => system.stop())

async function two(): Promise<[TestMember, TestMember]> {
  const [host, guest] = await createMembers(system, 2)
  if (host === undefined || guest === undefined) throw new Error('no members')
  return [host, guest]
}

async function feedOf({ browser }: TestMember, renew = false): Promise<string> {
  const { url } = (await browser.post('/api/calendar', { renew })).json<{ url: string }>()
  return new URL(url).pathname
}

const loseAccess = ({ id }: TestMember) =>
  system.system.sql.rows({
    text: `update memberships set status = 'canceled' where account_id = $1`,
    values: [id],
  })

/** Lines that were folded are whole again. */
const linesOf = (file: string) => file.replace(/\r\n /g, '').split('\r\n')

/** Waits until a feed says so. */
const untilFeed = (path: string, says: string) =>
  until(
    async () => {
      const { text } = await visitor.get(path)
      return linesOf(text).includes(says) && text
    },
    { what: `a calendar with ${says}` },
  )

describe('a meetup as a calendar file', () => {
  it('is exact for members, and tells everybody else of the city', async () => {
    const [host, guest] = await two()
    const { id, latitude } = await plan(host.browser)
    await untilSeen(host, { id }, {})
    const file = await guest.browser.get(`/api/meetups/${id}/calendar`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="meetup.ics"')
    expect(linesOf(file.text)).toContain('LOCATION:The Boathouse\\, 12 Quay Street\\, Lisbon\\, Portugal')
    const open = await visitor.get(`/api/meetups/${id}/calendar`)
    expect(linesOf(open.text)).toContain('LOCATION:Lisbon\\, Portugal')
    expect(open.text).not.toContain(String(latitude))
  })
  it('of members only asks visitors to sign in, and people without access to join', async () => {
    const [host, guest] = await two()
    const { id } = await plan(host.browser, { isPublic: false })
    await untilSeen(host, { id }, {})
    expect((await guest.browser.get(`/api/meetups/${id}/calendar`)).status).toBe(200)
    expect((await visitor.get(`/api/meetups/${id}/calendar`)).status).toBe(401)
    await loseAccess(guest)
    expect((await guest.browser.get(`/api/meetups/${id}/calendar`)).status).toBe(403)
    const none = '/api/meetups/0b8f6a3e-4f64-4c1c-9a51-3f6f0f3c9d11/calendar'
    expect((await host.browser.get(none)).status).toBe(404)
    expect((await host.browser.get('/api/meetups/nonsense/calendar')).status).toBe(404)
  })
})

describe('a personal feed', () => {
  it('follows what somebody joins, waits for and organises, and what becomes of it', async () => {
    const [host, guest] = await two()
    const meetup = await plan(host.browser, { title: 'Supper; with wine', maxAttendees: 1 })
    const path = await feedOf(guest)
    expect(await feedOf(guest)).toBe(path)
    expect((await visitor.get(path)).text).not.toContain('BEGIN:VEVENT')
    await host.browser.post(`/api/meetups/${meetup.id}/join`, {})
    await guest.browser.post(`/api/meetups/${meetup.id}/join`, {})
    await untilFeed(path, 'STATUS:TENTATIVE')
    await untilFeed(await feedOf(host), 'SUMMARY:Supper\\; with wine')
    await host.browser.post(`/api/meetups/${meetup.id}/cancel`)
    const called = linesOf(await untilFeed(path, 'STATUS:CANCELLED'))
    expect(called).toContain('METHOD:PUBLISH')
    const file = linesOf((await guest.browser.get(`/api/meetups/${meetup.id}/calendar`)).text)
    expect(file).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1']))
    expect(called).toContain('SEQUENCE:1')
    expect(called).toContain(`UID:meetup-${meetup.id}@meridian`)
  })

  it('is fetched only when it has changed', async () => {
    const [host] = await two()
    const path = await feedOf(host)
    const { headers } = await visitor.get(path)
    const etag = headers.get('etag') ?? ''
    const again = async () =>
      (await fetch(`${system.url}${path}`, { headers: { 'if-none-match': etag } })).status
    expect(await again()).toBe(304)
    await plan(host.browser)
    await untilFeed(path, 'SUMMARY:Supper at the boathouse')
    expect(await again()).toBe(200)
  })

  it('keeps its address to itself, whether there is a calendar or not', async () => {
    const path = await feedOf((await two())[0])
    for (const asked of [path, '/calendars/nobodys.ics']) {
      const { headers } = await visitor.get(asked)
      const told = ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => headers.get(name))
      expect(told).toEqual(['private, no-cache', 'no-referrer', 'noindex, nofollow'])
    }
  })

  it('ends when its address is renewed, and knows no other address', async () => {
    const [host] = await two()
    const old = await feedOf(host)
    const fresh = await feedOf(host, true)
    expect(fresh).not.toBe(old)
    expect((await visitor.get(old)).status).toBe(404)
    expect((await visitor.get(fresh)).status).toBe(200)
    expect((await visitor.get(fresh.replace(/.\.ics$/, '.ics'))).status).toBe(404)
  })

  it('is empty while there is no access, and says why', async () => {
    const [host] = await two()
    const path = await feedOf(host)
    await plan(host.browser)
    await untilFeed(path, 'BEGIN:VEVENT')
    await loseAccess(host)
    const { status, text } = await visitor.get(path)
    expect([status, text]).toEqual([200, expect.not.stringContaining('BEGIN:VEVENT')])
    expect(linesOf(text).join()).toContain('Your membership is not active')
    expect((await host.browser.post('/api/calendar', {})).status).toBe(403)
  })
})

describe('the page of a public meetup', () => {
  it('shows visitors neither who comes nor where exactly', async () => {
    const [host, guest] = await two()
    const { id } = await plan(host.browser, { latitude: 38.722_345, longitude: -9.139_345 })
    await guest.browser.post(`/api/meetups/${id}/join`, {})
    await untilSeen(guest, { id }, { attendeeCount: 1 })
    const answer = await visitor.get(`/api/public/meetups/${id}`)
    expect(answer.json<PublicMeetup>()).toMatchObject({
      ...{ latitude: 38.73, longitude: -9.12, attendeeCount: 1, city: 'Lisbon' },
    })
    for (const secret of ['Boathouse', 'Quay', '38.722', host.username, guest.username])
      expect(answer.text.replace('Supper at the boathouse', '')).not.toContain(secret)
  })
  it('is not there for one of members only', async () => {
    const [host] = await two()
    const { id } = await plan(host.browser, { isPublic: false })
    await untilSeen(host, { id }, {})
    expect((await visitor.get(`/api/public/meetups/${id}`)).status).toBe(404)
    expect((await visitor.get(`/meetups/${id}`)).text).not.toContain('Supper')
  })
  it('tells programs that show links what it is, with everything escaped', async () => {
    const [host] = await two()
    const title = '"><script>alert(1)</script> $& supper'
    const { id } = await plan(host.browser, { title })
    await untilSeen(host, { id }, {})
    const { text, headers } = await visitor.get(`/meetups/${id}`)
    expect(headers.get('content-type')).toContain('text/html')
    const escaped = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; supper'
    expect(text).toContain(`<meta property="og:title" content="${escaped}" />`)
    expect(text).toMatch(/<meta property="og:image" content="http[^"]*\/meetup-card\.png" \/>/)
    expect(text).toMatch(/<meta property="og:description" content="[^"]*\(Europe\/Lisbon\), Lisbon, Portugal/)
    expect(text.match(/<title>/g)).toHaveLength(1)
    expect(text).not.toContain('<script>alert')
    expect((await visitor.get('/meetup-card.png')).headers.get('content-type')).toBe('image/png')
  })
})

describe('who may do what', () => {
  it('asks visitors to sign in, and people without access to join', async () => {
    const [host, guest] = await two()
    const { id } = await plan(host.browser)
    await loseAccess(guest)
    const path = `/api/meetups/${id}`
    const calls = (browser: HttpClient) =>
      Promise.all([
        browser.get('/api/meetups'),
        browser.get(path),
        browser.get(`${path}/attendees`),
        browser.post('/api/meetups', {}),
        browser.put(path, {}),
        ...['cancel', 'join', 'withdraw', 'message', `attendees/${host.id}/confirm`].map((call) =>
          browser.post(`${path}/${call}`, {}),
        ),
        browser.delete(`${path}/attendees/${host.id}`),
        browser.post('/api/calendar', {}),
      ])
    expect(new Set((await calls(visitor)).map(({ status }) => status))).toEqual(new Set([401]))
    expect(new Set((await calls(guest.browser)).map(({ status }) => status))).toEqual(new Set([403]))
  })
})
