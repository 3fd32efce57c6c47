import { createTestDatabase } from '@meridian/infra/testing/database'
import { expect, it, onTestFinished } from 'vitest'
import { createLog } from '../log/log.ts'
import { createOrm } from './orm.ts'

/** Where the command side has connected to, for as long as the test runs. */
async function opened(adapt: (url: string) => string) {
  const { url, drop } = await createTestDatabase()
  const orm = createOrm(adapt(url), [], {
    log: createLog('silent', 'backend'),
    longestStatementMs: undefined,
  })
  onTestFinished(async () => {
    await orm.close()
    await drop()
  })
  return orm
}

it('does not speak unencrypted to a server that was to be reached over TLS', async () => {
  const orm = await opened((url) => `${url}?sslmode=verify-full`)
  await expect(orm.em.execute('select 1')).rejects.toThrow('The server does not support SSL connections')
})

it('goes by what the address says, as the pools beside it do', async () => {
  const orm = await opened((url) => `${url}?application_name=membership`)
  expect(await orm.em.execute(`select current_setting('application_name') as name`)).toEqual([
    { name: 'membership' },
  ])
})
