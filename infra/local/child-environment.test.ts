import { expect, it } from 'vitest'
import { childEnvironment } from './child-environment.ts'

const secrets = { SESSION_SECRET: 's', ENCRYPTION_KEY: 'e', DATABASE_PASSWORD: 'd', ADMIN_PASSWORD: 'a' }
const on = (host: string, env: NodeJS.ProcessEnv = {}, dev = false) => {
  const settings = {
    host,
    port: 3000,
    sandboxPort: 3001,
    dataDir: '/data',
    databaseUrl: undefined,
    dev,
  }
  return childEnvironment(env, settings, secrets, 'postgres://database')
}

it.each([
  ['::', 'http://127.0.0.1:3000'],
  ['::1', 'http://[::1]:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
])('on %s the site has an address that a browser opens', (host, url) => {
  expect(on(host)).toMatchObject({ HOST: host, PUBLIC_URL: url })
})

it('the address that was given wins', () => {
  const PUBLIC_URL = 'https://members.example.org'
  expect(on('::', { PUBLIC_URL })).toMatchObject({ PUBLIC_URL })
})

it('links of mails lead to the front end that reloads, while somebody changes it', () => {
  expect(on('127.0.0.1', {}, true)).toMatchObject({ PORT: '3000', PUBLIC_URL: 'http://127.0.0.1:3010' })
})
