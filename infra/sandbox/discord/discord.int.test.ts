import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createClient, type HttpClient } from '../../simulation/http-client.ts'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'
import { BOT_TOKEN, GUILD_ID, ROLES } from './state.ts'

const SOMEBODY = '210987654321098765'
const PRO = ROLES[1].id
let sandbox: Sandbox
let control: HttpClient

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    file: ':memory:',
    webhookTarget: 'http://127.0.0.1:1',
  })
  control = createClient(sandbox.url)
})
beforeEach(async () => {
  await control.post('/control/reset')
  await control.post('/control/discord/bot', { changesPerWindow: 1_000 })
  await control.post('/control/discord/join', { userId: SOMEBODY })
})
afterAll(() => sandbox.stop())

const send = (method: string, path: string, token = BOT_TOKEN) =>
  fetch(`${sandbox.url}/discord${path}`, { method, headers: { authorization: `Bot ${token}` } })
const rolePath = (role: string, user = SOMEBODY) => `/guilds/${GUILD_ID}/members/${user}/roles/${role}`
const json = async <T>(answer: Response): Promise<T> => JSON.parse(await answer.text())
const refusal = async (call: Promise<Response>) => {
  const answer = await call
  return [answer.status, (await json<{ code: number }>(answer)).code]
}

describe('the server', () => {
  it('gives and takes roles, once and again', async () => {
    const roles = async () =>
      (await json<{ roles: string[] }>(await send('GET', `/guilds/${GUILD_ID}/members/${SOMEBODY}`))).roles
    for (const method of ['PUT', 'PUT']) expect((await send(method, rolePath(PRO))).status).toBe(204)
    expect(await roles()).toEqual([PRO])
    for (const method of ['DELETE', 'DELETE']) expect((await send(method, rolePath(PRO))).status).toBe(204)
    expect(await roles()).toEqual([])
  })

  it('tells with each answer how many calls are left, and refuses more', async () => {
    await control.post('/control/discord/bot', { changesPerWindow: 2 })
    const answers = [
      await send('PUT', rolePath(PRO)),
      await send('PUT', rolePath(PRO)),
      await send('PUT', rolePath(PRO)),
    ]
    expect(answers.at(-1)?.status).toBe(429)
    expect(answers.at(-1)?.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(await answers.at(-1)?.json()).toMatchObject({ retry_after: expect.any(Number), global: false })
  })
})

describe('what it refuses', () => {
  it.each([
    ['a wrong token', () => send('GET', `/guilds/${GUILD_ID}`, 'another'), [401, 0]],
    ['another server', () => send('GET', '/guilds/900000000000000002'), [404, 10_004]],
    ['somebody who is not inside', () => send('PUT', rolePath(PRO, '1')), [404, 10_007]],
    ['a role that is not there', () => send('PUT', rolePath('1')), [404, 10_011]],
    ['a role above the bot', () => send('PUT', rolePath(ROLES[5].id)), [403, 50_013]],
  ])('%s', async (_, call, wanted) => expect(await refusal(call())).toEqual(wanted))

  it('a bot without rights, and one that was thrown out', async () => {
    await control.post('/control/discord/bot', { manageRoles: false })
    expect(await refusal(send('PUT', rolePath(PRO)))).toEqual([403, 50_013])
    await control.post('/control/discord/bot', { inGuild: false })
    expect(await refusal(send('GET', `/guilds/${GUILD_ID}`))).toEqual([403, 50_001])
  })
})
