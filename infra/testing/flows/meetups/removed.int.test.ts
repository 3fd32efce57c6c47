import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMembers, type TestMember } from '../../members.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { formOf, meetupOf, plan, untilSeen } from './meetup-calls.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const EXACT = /Boathouse\\?,|Quay Street|38\.7223|9\.1393/

/** A meetup that is for members only, with a guest who joined it. */
async function joined() {
  const [host, guest] = (await createMembers(system, 2)) as [TestMember, TestMember]
  const meetup = await plan(host.browser, {
    title: 'At home',
    venue: 'Boathouse, ring twice',
    isPublic: false,
  })
  const path = `/api/meetups/${meetup.id}`
  expect(meetupOf(await guest.browser.post(`${path}/join`, {}))).toMatchObject({ address: '12 Quay Street' })
  return { host, guest, meetup, path, attendee: `${path}/attendees/${guest.id}` }
}

/** All that says where a meetup is, as somebody gets it. */
async function seenBy({ browser }: TestMember, path: string): Promise<string[]> {
  const { url } = (await browser.post('/api/calendar', {})).json<{ url: string }>()
  const calls = [
    browser.get('/api/meetups'),
    browser.get(path),
    browser.get(`${path}/calendar`),
    browser.get(new URL(url).pathname),
    browser.post(`${path}/withdraw`, {}),
  ]
  const [list, ...others] = await Promise.all(calls)
  expect([list, ...others].map((answer) => answer?.status)).toEqual(calls.map(() => 200))
  const listed = list?.json<Meetup[]>().filter(({ id }) => path.endsWith(id))
  expect(listed).toHaveLength(1)
  return [JSON.stringify(listed), ...others.map(({ text }) => text.replace(/\r\n /g, ''))]
}

it('tells whoever was removed the city and a point of the grid, and everything again once they are let in', async () => {
  const { host, guest, meetup, path, attendee } = await joined()
  expect((await host.browser.delete(attendee)).status).toBe(200)
  for (const text of await seenBy(guest, path)) expect(text).not.toMatch(EXACT)
  const seen = meetupOf(await guest.browser.get(path))
  expect(seen).toMatchObject({ venue: '', address: '', city: 'Lisbon', title: 'At home' })
  expect(Math.abs(seen.latitude - 38.7223)).toBeLessThan(0.02)
  const [listed] = (await guest.browser.get('/api/meetups'))
    .json<Meetup[]>()
    .filter(({ id }) => id === meetup.id)
  expect(listed).toEqual(seen)
  expect((await guest.browser.get(`${path}/calendar`)).text).toContain('LOCATION:Lisbon\\, Portugal')
  expect((await guest.browser.post(`${path}/join`, {})).status).toBe(403)

  expect((await host.browser.post(`${attendee}/confirm`)).status).toBe(200)
  await untilSeen(guest, meetup, { userStatus: 'confirmed', address: '12 Quay Street', latitude: 38.7223 })
  const file = (await guest.browser.get(`${path}/calendar`)).text.replace(/\r\n /g, '')
  expect(file).toMatch(EXACT)
})

it('tells members below its tier no more than that, but those who had a place before', async () => {
  const { host, guest, meetup, path } = await joined()
  const [outsider] = (await createMembers(system, 1, { tier: 'basic' })) as [TestMember]
  const edited = await host.browser.put(path, formOf({ ...meetup, requiredTier: 'enterprise' }))
  expect(meetupOf(edited)).toMatchObject({ requiredTier: 'enterprise' })
  const seen = await untilSeen(outsider, meetup, { requiredTier: 'enterprise' })
  expect(seen).toMatchObject({ venue: '', address: '', city: 'Lisbon', mayJoin: false })
  for (const text of await seenBy(outsider, path)) expect(text).not.toMatch(EXACT)
  await untilSeen(guest, meetup, { mayJoin: false, userStatus: 'interested', address: '12 Quay Street' })
})

it('hides nothing from an organiser who has taken themselves off the list', async () => {
  const { host, meetup, path } = await joined()
  await host.browser.post(`${path}/join`, {})
  expect((await host.browser.delete(`${path}/attendees/${host.id}`)).status).toBe(200)
  expect(meetupOf(await host.browser.get(path))).toMatchObject({ address: '12 Quay Street' })
  const edited = await host.browser.put(path, formOf({ ...meetup, title: 'At home again' }))
  expect(meetupOf(edited)).toMatchObject({ address: '12 Quay Street', latitude: 38.7223 })
  expect((await host.browser.get(`${path}/calendar`)).text).toContain('Quay Street')
})
