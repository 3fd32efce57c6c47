import type { OwnAccount } from '@meridian/contracts/http/accounts/account'
import type { HttpClient } from '@meridian/infra/simulation/http-client'
import { arriveAt, startTestBackend, type TestedBackend } from '@meridian/infra/testing/tested-backend'
import { until } from '@meridian/infra/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyticsProjections } from '#modules/analytics'
import { project } from '#platform/projections/projection-runner'
import { EMAIL_LINK } from './token-purposes.ts'

let backend: TestedBackend
beforeAll(async () => {
  backend = await startTestBackend({ TRUST_PROXY: '1' })
})
afterAll(() => backend.stop())

const accountOf = async (browser: HttpClient) => (await browser.get('/api/account')).json<OwnAccount>()
const confirm = (browser: HttpClient, token: string) => browser.post('/api/email/confirm', { token })

/** The tokens of the links that were made for a person, the newest first. */
async function tokensOf(accountId: string): Promise<string[]> {
  const { sql, tokens } = backend.system
  const rows = await sql.rows<{ id: string }>({
    text: 'select id from email_links where account_id = $1 order by made_at desc',
    values: [accountId],
  })
  return rows.map(({ id }) => tokens.sign(EMAIL_LINK, id))
}

describe('a new name', () => {
  const rename = (browser: HttpClient, username: string) =>
    browser.post('/api/account/username', { username })

  it('is shown from the next answer on, and in the directory', async () => {
    const person = await arriveAt(backend)
    const username = `${person.username} Lovelace`
    const answer = await rename(person.browser, `  ${username} `)
    expect(answer.json(), answer.text).toMatchObject({ id: person.id, username })
    expect((await person.browser.get('/api/session')).json()).toMatchObject({ username })
    const { sql } = backend.system
    const shown = async () => {
      for (const projection of analyticsProjections) await project(sql, projection)
      const values = [person.id]
      const text = 'select username from read.directory where account_id = $1'
      return (await sql.rows<{ username: string }>({ text, values }))[0]?.username === username
    }
    await until(shown, { what: 'the directory to show the name' })
  })

  it.each(['Admin', 'аdmin', 'ADMIN ', 'adm1n', 'a.d-m i_n', 'Ａｄｍｉｎ', 'Support'])(
    'cannot be %j, which people would take for the admin’s',
    async (username) => {
      const { browser, username: old } = await arriveAt(backend)
      const answer = await rename(browser, username)
      expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('reserved')])
      expect((await browser.get('/api/session')).json()).toMatchObject({ username: old })
    },
  )

  it('follows the rules, is nobody else’s, and never the admin’s to change', async () => {
    const [one, other] = [await arriveAt(backend), await arriveAt(backend)]
    expect((await rename(one.browser, 'x')).status).toBe(400)
    expect((await rename(one.browser, '<b>bold</b>')).status).toBe(400)
    expect((await rename(one.browser, other.username.toUpperCase())).text).toContain('taken')
    expect((await rename(one.browser, one.username.toUpperCase())).status).toBe(200)
    expect((await rename(await backend.admin(), 'Somebody')).status).toBe(403)
    expect((await rename(backend.visitor(), 'Somebody')).status).toBe(401)
  })
})

describe('the address', () => {
  it('is confirmed by the link of the registration, once', async () => {
    const person = await arriveAt(backend)
    expect((await accountOf(person.browser)).email).toEqual({
      address: person.email,
      verifiedAt: null,
      pendingAddress: null,
    })
    const [token = ''] = await tokensOf(person.id)
    expect((await confirm(person.browser, token)).json()).toMatchObject({ email: person.email })
    expect((await accountOf(person.browser)).email.verifiedAt).not.toBeNull()
    expect((await confirm(person.browser, token)).status).toBe(400)
    expect((await person.browser.post('/api/account/email/link')).status).toBe(409)
    for (const forged of [token.slice(1), backend.system.tokens.sign('set-password', 'x'.repeat(36))])
      expect((await confirm(person.browser, forged)).text).toContain('not valid')
  })

  it('changes once the new one is confirmed, and not before; older mails to it count', async () => {
    const person = await arriveAt(backend)
    const { browser, password, id } = person
    const email = `new.${person.email}`
    expect((await browser.post('/api/account/email', { email, password: 'wrong' })).status).toBe(400)
    expect((await browser.post('/api/account/email', { email, password })).status).toBe(200)
    expect((await accountOf(browser)).email).toMatchObject({ address: person.email, pendingAddress: email })
    expect((await backend.visitor().post('/api/login', { email, password })).status).toBe(401)
    expect((await browser.post('/api/account/email/link')).text).toContain(email)
    const [, first = ''] = await tokensOf(id)
    expect((await confirm(browser, first)).status).toBe(200)
    expect((await accountOf(browser)).email).toMatchObject({ address: email, pendingAddress: null })
    expect((await backend.visitor().post('/api/login', { email, password })).status).toBe(200)
    expect((await person.login()).status).toBe(401)
    expect(await backend.journal('accounts.email-changed', id)).toEqual([
      {
        actor: `account:${id}`,
        payload: { accountId: id },
        personal: { email, previousEmail: person.email },
      },
    ])
  })

  it('is confirmed by nobody who only reads the mailbox, the present one as little as a new one', async () => {
    const { browser, password, id, email: present, signInElsewhere } = await arriveAt(backend)
    const { browser: somebodyElses } = await arriveAt(backend)
    const expectRefused = async (token: string) => {
      const refused = [await confirm(backend.visitor(), token), await confirm(somebodyElses, token)]
      expect(refused.map(({ status }) => status)).toEqual([401, 403])
    }
    const phone = await signInElsewhere()
    const [own = ''] = await tokensOf(id)
    await expectRefused(own)
    expect((await accountOf(browser)).email.verifiedAt).toBeNull()
    expect((await confirm(phone, own)).status).toBe(200)

    const email = `new.${present}`
    await browser.post('/api/account/email', { email, password })
    const [change = ''] = await tokensOf(id)
    await expectRefused(change)
    expect((await accountOf(browser)).email).toMatchObject({ address: present, pendingAddress: email })
    expect((await confirm(phone, change)).json()).toMatchObject({ email })
    expect((await accountOf(browser)).email.address).toBe(email)
  })

  it('stays where the new one is given up, whose mails lead nowhere then', async () => {
    const { browser, password, id, email: present } = await arriveAt(backend)
    await browser.post('/api/account/email', { email: `typo.${present}`, password })
    const kept = await browser.delete('/api/account/email/change')
    expect([kept.status, kept.json<{ message: string }>().message]).toEqual([
      200,
      `${present} stays your address.`,
    ])
    expect((await accountOf(browser)).email).toMatchObject({ address: present, pendingAddress: null })
    const [mailed = ''] = await tokensOf(id)
    expect((await confirm(browser, mailed)).status).toBe(400)
    expect((await browser.post('/api/account/email/link')).text).toContain(present)
  })

  it('is not taken from somebody, nor given up to who waits for a password', async () => {
    const [one, other] = [await arriveAt(backend), await arriveAt(backend)]
    const { browser, password, id } = one
    expect((await browser.post('/api/account/email', { email: other.email, password })).status).toBe(409)
    const email = `wanted.${one.email}`
    await browser.post('/api/account/email', { email, password })
    await backend.visitor().post('/api/register', { username: `W ${one.username}`, email, password })
    const [taken = ''] = await tokensOf(id)
    expect((await confirm(browser, taken)).status).toBe(409)
    await browser.post('/api/account/email', { email: `second.${one.email}`, password })
    await browser.post('/api/account/password', { currentPassword: password, password: 'another one' })
    const [stopped = ''] = await tokensOf(id)
    expect((await confirm(browser, stopped)).status).toBe(400)
  })

  it('gets no more than five mails in an hour', async () => {
    const { browser } = await arriveAt(backend)
    const answers = []
    for (let asked = 0; asked < 6; asked += 1)
      answers.push((await browser.post('/api/account/email/link')).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('changes once, however many follow the link at the same time', async () => {
    const { id, browser } = await arriveAt(backend)
    const [token = ''] = await tokensOf(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(browser, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })
})
