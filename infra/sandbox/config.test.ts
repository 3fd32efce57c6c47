import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSandboxConfig } from './config.ts'

test('listens beside the app when nothing is set', () => {
  expect(readSandboxConfig({})).toEqual({
    port: 3001,
    smtpPort: 3002,
    file: resolve('.data/sandbox.sqlite'),
    webhookTarget: 'http://127.0.0.1:3000/api/webhooks/stripe',
  })
})

test('follows the app, or its own port', () => {
  expect(readSandboxConfig({ PORT: '5150' }).port).toBe(5151)
  const config = readSandboxConfig({ PORT: '5150', SANDBOX_PORT: '5160', DATA_DIR: '/tmp/data' })
  expect(config).toMatchObject({ port: 5160, smtpPort: 5161, file: '/tmp/data/sandbox.sqlite' })
  expect(config.webhookTarget).toContain(':5150/')
  const elsewhere = readSandboxConfig({ PORT: '5150', HOST: '192.168.1.5' })
  expect(elsewhere.webhookTarget).toMatch(/^http:\/\/192\.168\.1\.5:5150\//)
})

test.each([
  [{ SANDBOX_PORT: 'abc' }, 'SANDBOX_PORT is not valid: "abc" is no port'],
  [{ SANDBOX_PORT: '65535' }, '"65535" is no port from 1 to 65534. Example: SANDBOX_PORT=3001'],
  [{ PORT: '0' }, 'PORT is not valid: "0" is no port'],
  [{ PORT: '65534' }, 'PORT is not valid: "65534" is no port from 1 to 65533'],
  [{ NODE_ENV: 'production' }, 'does not run in production'],
])('refuses %j in one line', (env, message) => {
  expect(() => readSandboxConfig(env)).toThrow(message)
})
