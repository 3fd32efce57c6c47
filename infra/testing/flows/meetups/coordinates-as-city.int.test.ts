import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../../simulation/http-client.ts'
import { createMembers } from '../../members.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { plan, untilSeen } from './meetup-calls.ts'

const EXACT = '52.5237'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

/** Somebody's meetup at home, where no service knew the name of the city. */
async function meetupAtHome(): Promise<{ id: string; host: HttpClient }> {
  const [host] = await createMembers(system, 1)
  if (host === undefined) throw new Error('no member')
  const home = { latitude: 52.5237, longitude: 13.4054, city: '52.5237, 13.4054', country: '52.5237' }
  const { id } = await plan(host.browser, { ...home, requiredTier: 'pro' })
  await untilSeen(host, { id }, {})
  return { id, host: host.browser }
}

it('coordinates in the place of a city are told to nobody who may not know where a meetup is', async () => {
  const { id, host } = await meetupAtHome()
  const [below] = await createMembers(system, 1, { tier: 'basic' })
  const visitor = createClient(system.url)
  const told = await Promise.all([
    visitor.get(`/api/public/meetups/${id}`),
    visitor.get(`/api/meetups/${id}/calendar`),
    visitor.get(`/meetups/${id}`),
    below?.browser.get(`/api/meetups/${id}`),
    below?.browser.get(`/api/meetups/${id}/calendar`),
  ])
  for (const answer of told) {
    expect(answer?.status).toBe(200)
    expect(answer?.text).toMatch(/52\.5\d\b/)
    expect(answer?.text).not.toContain(EXACT)
  }
  const { text } = await host.get(`/api/meetups/${id}/calendar`)
  expect(text).toContain(EXACT)
})
