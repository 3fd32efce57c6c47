import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../simulation/http-client.ts'
import { createMembers } from '../../members.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'

const ASKED_IN_AN_HOUR = 120

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

it('a calendar is not looked for when its program asks too often, even where its address was renewed', async () => {
  const [host] = await createMembers(system, 1)
  const renew = async () =>
    (await host?.browser.post('/api/calendar', { renew: true }))?.json<{ url: string }>().url ?? ''
  const { pathname: old } = new URL(await renew())
  await renew()
  const program = createClient(system.url)
  for (let times = 0; times < ASKED_IN_AN_HOUR; times += 1) expect((await program.get(old)).status).toBe(404)
  expect((await program.get(old)).status).toBe(429)
})
