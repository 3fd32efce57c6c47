import type { Answer, HttpClient } from '@meridian/infra/simulation/http-client'
import { codeOf } from '@meridian/infra/testing/authenticator'
import { makePasswordLink } from '@meridian/infra/testing/password-link'
import { passwordGiven, securedAt } from '@meridian/infra/testing/secured-people'
import {
  arriveAt,
  type Registered,
  startTestBackend,
  type TestedBackend,
} from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Command } from '#platform/command-runner'
import { changePassword } from './commands/change-password.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { enableSecondFactor } from './commands/enable-second-factor.ts'
import { endOtherSessions } from './commands/end-other-sessions.ts'
import { prepareSecondFactor } from './commands/prepare-second-factor.ts'
import { proveMailbox } from './commands/prove-mailbox.ts'
import { setPassword } from './commands/set-password.ts'
import { suspendAccount } from './commands/suspend-account.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

const NO_SESSION = Buffer.from('a session of nobody here')
const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  backend.system.sql.rows<Row>({ text, values })

/** Until somebody waits for a row that another transaction holds. */
const untilHeldUp = (orUntil: () => boolean = () => false) =>
  until(
    async () => {
      const waiting = `select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return orUntil() || (await rows(waiting)).length > 0
    },
    { within: 5_000, what: 'somebody to be held up' },
  )

/** Begins something while a change is made and not committed yet; commits when that is held up by it, or done. */
async function whileUncommitted<I>(
  command: Command<I, unknown>,
  input: I,
  begin: () => Promise<Answer>,
): Promise<Answer> {
  let begun: Promise<Answer> | undefined
  await backend.system.commands.run(
    async (given: I, context) => {
      await command(given, context)
      await context.em.flush()
      let done = false
      begun = begin().finally(() => {
        done = true
      })
      await untilHeldUp(() => done)
    },
    input,
    'operator',
  )
  if (begun === undefined) throw new Error('Nothing was begun')
  return begun
}

const login = (browser: HttpClient, { email, password }: Registered) =>
  browser.post('/api/login', { email, password })

const hashOf = async ({ id }: Registered) =>
  (await rows<{ hash: string }>('select password_hash as hash from accounts where id = $1', [id]))[0]?.hash ??
  ''

type Held = (person: Registered, begin: () => Promise<Answer>) => Promise<Answer>

const CHANGES: Record<string, Held> = {
  'the password is changed': async (person, begin) => {
    const input = { accountId: person.id, knownHash: await hashOf(person), passwordHash: 'another' }
    return whileUncommitted(changePassword, input, begin)
  },
  'a mailed link sets a password': async ({ id }, begin) => {
    const linkId = await makePasswordLink(backend.system, id)
    return whileUncommitted(setPassword, { linkId, passwordHash: 'another' }, begin)
  },
  'the owner of the mailbox takes the account back': ({ id: accountId, email }, begin) =>
    whileUncommitted(proveMailbox, { accountId, email }, begin),
  'the second factor is turned on': async ({ id: accountId }, begin) => {
    await backend.system.commands.run(prepareSecondFactor, { accountId, sealed: 'sealed' }, 'operator')
    const input = { accountId, sealed: 'sealed', step: 1, codeHashes: [], sessionKey: NO_SESSION }
    return whileUncommitted(enableSecondFactor, input, begin)
  },
  'every other session is ended': ({ id: accountId }, begin) =>
    whileUncommitted(endOtherSessions, { accountId, key: NO_SESSION }, begin),
  'the account is suspended': ({ id: accountId }, begin) => {
    const input = { accountId, by: { id: 'the admin', role: 'admin' } as const, reason: 'A test' }
    return whileUncommitted(suspendAccount, input, begin)
  },
  'the account is deleted': async (person, begin) =>
    whileUncommitted(deleteAccount, { accountId: person.id, knownHash: await hashOf(person) }, begin),
}

describe('a sign-in that is under way', () => {
  it.each(Object.entries(CHANGES))('comes to nothing when %s', async (_what, held) => {
    const person = await arriveAt(backend)
    const browser = backend.visitor()
    const answer = await held(person, () => login(browser, person))
    expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('sign in again')])
    expect((await browser.get('/api/session')).status).toBe(401)
  })

  it('is ended with the others when it was stored while the change was waiting', async () => {
    const person = await arriveAt(backend)
    const browser = backend.visitor()
    const { password: currentPassword } = person
    const changed = await backend.system.sql.transaction(async (sql) => {
      await sql.rows({ text: 'select 1 from accounts where id = $1 for share', values: [person.id] })
      const change = person.browser.post('/api/account/password', {
        currentPassword,
        password: 'another one',
      })
      await untilHeldUp()
      expect((await login(browser, person)).status).toBe(200)
      return { change }
    })
    expect((await changed.change).status).toBe(200)
    expect((await browser.get('/api/session')).status).toBe(401)
    expect((await person.browser.get('/api/session')).status).toBe(200)
  })

  it('asks for the password again when that was changed before the code came', async () => {
    const person = await securedAt(backend)
    const half = await passwordGiven(backend.url, person)
    const change = { currentPassword: person.password, password: 'another one', code: person.backupCodes[0] }
    expect((await person.browser.post('/api/account/password', change)).status).toBe(200)
    const answer = await half.code(codeOf(person.secret, 1))
    expect([answer.status, answer.text]).toEqual([401, expect.stringContaining('sign in again')])
    expect((await half.browser.get('/api/session')).status).toBe(401)
    expect((await half.code(codeOf(person.secret, 2))).status).toBe(401)
  })
})
