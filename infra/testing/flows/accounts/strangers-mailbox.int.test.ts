import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from '../../../simulation/http-client.ts'
import { startWholeSystem, type WholeSystem } from '../../whole-system.ts'
import { somebody, untilHandled } from '../people.ts'

let system: WholeSystem
beforeAll(async () => {
  system = await startWholeSystem()
})
afterAll(() => system.stop())

const IN_A_DAY = 10

it('gets ten mails a day, whatever a stranger does with accounts that are made with its address', async () => {
  const { email } = somebody()
  for (let round = 0; round < 4; round += 1) {
    const browser = createClient(system.url)
    const { username } = somebody()
    const [first, second] = ['correct horse', 'wrong battery']
    expect((await browser.post('/api/register', { username, email, password: first })).status).toBe(200)
    const change = { currentPassword: first, password: second }
    expect((await browser.post('/api/account/password', change)).status).toBe(200)
    expect((await browser.post('/api/password/forgot', { email })).status).toBe(200)
    await untilHandled(system)
    expect((await browser.post('/api/account/delete', { password: second })).status).toBe(200)
    await untilHandled(system)
  }
  const mails = await system.sandbox.get(`/control/mail?to=${encodeURIComponent(email)}`)
  expect(mails.json()).toHaveLength(IN_A_DAY)
})
