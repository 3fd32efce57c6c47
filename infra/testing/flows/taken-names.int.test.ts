import { expect, it, onTestFinished } from 'vitest'
import { startWholeSystem } from '../whole-system.ts'
import { buyerOf, sessionOf, somebody, untilSettled } from './people.ts'

it('a buyer whose name is taken, and as long as names may be, gets one of whole letters', async () => {
  const system = await startWholeSystem({ TRUST_PROXY: '1' })
  onTestFinished(system.stop)
  const username = '𠮷'.repeat(20)
  for (const name of [username, `${'𠮷'.repeat(19)}2`]) {
    const { result } = await buyerOf(system, { ...somebody(), username }).buy('basic')
    expect(result).toMatchObject({ outcome: 'signed-in', username: name })
  }
})

it('a name that a buyer has chosen since is kept, whoever hears of the payment late or again', async () => {
  const system = await startWholeSystem({ TRUST_PROXY: '1' })
  onTestFinished(system.stop)
  const { choose, pay, report, browser } = buyerOf(system, somebody())
  const setup = await choose('basic')
  await system.stopWorkers()
  await pay(setup)
  expect((await report(setup)).status).toBe(200)
  const renamed = await browser.post('/api/account/username', { username: 'Chosen since' })
  expect(renamed.status, renamed.text).toBe(200)
  await system.startWorkers()
  await untilSettled(system)
  expect(await sessionOf(browser)).toMatchObject({ username: 'Chosen since' })
  expect((await report(setup)).status).toBe(200)
  expect(await sessionOf(browser)).toMatchObject({ username: 'Chosen since' })
})
