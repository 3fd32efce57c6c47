import { testEnvironment } from '@meridian/infra/testing/environment'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, VARIABLES } from './config.ts'

const good = testEnvironment({ databaseUrl: 'postgres://127.0.0.1/meridian' })
const messageOf = (env: NodeJS.ProcessEnv) => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('This configuration was accepted')
}

describe('configuration', () => {
  it('has defaults for what need not be said', () => {
    expect(readConfig(good)).toMatchObject({ port: 3000, siteName: 'Meridian', gracePeriod: 7 * 86_400_000 })
  })
  it('reads durations', () => expect(readConfig({ ...good, GRACE_PERIOD: 'PT90S' }).gracePeriod).toBe(90_000))
  it('keeps recordings beside the other files, unless another folder is named', () => {
    const { MEDIA_DIR: _, ...without } = good
    expect(readConfig({ ...without, DATA_DIR: '/srv/data' }).mediaDir).toBe('/srv/data/media')
    expect(readConfig({ ...good, MEDIA_DIR: '/srv/media' }).mediaDir).toBe('/srv/media')
  })
  it('takes the address of the site as browsers write it', () => {
    const site = readConfig({ ...good, PUBLIC_URL: 'HTTPS://Members.Example.org:443/' })
    expect(site).toMatchObject({ publicUrl: 'https://members.example.org', overTls: true })
  })
  it('takes keys without the spaces around them', () => {
    const keys = { STRIPE_SECRET_KEY: ' sk_live_1\n', STRIPE_PUBLISHABLE_KEY: 'pk_live_1 ' }
    const { stripe } = readConfig({ ...good, ...keys, STRIPE_WEBHOOK_SECRET: ' whsec_1' })
    expect(stripe).toMatchObject({
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecret: 'whsec_1',
    })
  })
  it.each(['0.0.0.0', '::', '[::]'])(
    'asks in production for an address that people can open, on %s',
    (HOST) => {
      const listening = { ...good, HOST, PUBLIC_URL: '' }
      expect(messageOf({ ...listening, NODE_ENV: 'production' })).toMatch(
        /^PUBLIC_URL is required and not set\. Example: PUBLIC_URL=https:/,
      )
      expect(() => readConfig(listening)).not.toThrow()
      const named = { ...listening, NODE_ENV: 'production', PUBLIC_URL: 'https://members.example.org' }
      expect(() => readConfig(named)).not.toThrow()
    },
  )
  it('has an address that can be opened, on whatever it listens', () => {
    const site = readConfig({ ...good, HOST: '::', PORT: '3000', PUBLIC_URL: '' })
    expect(site.publicUrl).toBe('http://127.0.0.1:3000')
  })
  it.each([
    ['[::]', '::'],
    ['[::1]', '::1'],
    [' 0.0.0.0\n', '0.0.0.0'],
    ['localhost', 'localhost'],
  ])('listens on what is meant by %j', (HOST, host) => {
    expect(readConfig({ ...good, HOST }).host).toBe(host)
  })
  it('takes secrets without the line break at the end of a file', () => {
    const config = readConfig({
      ...good,
      METRICS_TOKEN: 'a long token\n',
      ADMIN_PASSWORD: ' long enough\r\n',
    })
    expect(config).toMatchObject({ metricsToken: 'a long token', admin: { password: ' long enough' } })
  })
  it('takes what providers gave without the spaces around it', () => {
    const given = { TELEGRAM_BOT_TOKEN: '1:a\n', TELEGRAM_CHANNEL_ID: ' -1001', NOTION_TOKEN: 'ntn_1 ' }
    expect(readConfig({ ...good, ...given })).toMatchObject({
      telegram: { botToken: '1:a', channelId: '-1001' },
      notion: { token: 'ntn_1' },
    })
  })
  it.each([
    'Meridian <a@b.example>',
    'a@b.example',
    '"The club, again" <a@b.example>',
    'Club <a@bücher.example>',
  ])('sends mails as %s', (MAIL_FROM) => expect(readConfig({ ...good, MAIL_FROM }).mail.from).toBe(MAIL_FROM))
  it.each(['redis://here', 'redis://here/', 'redis://here:6379/3', 'rediss://user:word@here:6380/15'])(
    'takes the queues on %s',
    (REDIS_URL) => expect(readConfig({ ...good, REDIS_URL }).redisUrl).toBe(REDIS_URL),
  )
  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...good, REDIS_URL: '' }).redisUrl).toBeUndefined()
  })
  it('names what is missing, with an example', () => {
    expect(messageOf({ ...good, DATABASE_URL: '' })).toMatch(
      /^DATABASE_URL is required and not set\. Example: DATABASE_URL=postgres/,
    )
  })
  it.each([
    ['NODE_ENV', 'Production', 'expected one of development, production, test'],
    ['NODE_ENV', 'production ', 'expected one of development, production, test'],
    ['PORT', 'eighty', 'expected a whole number from 0 to 65535'],
    ['PORT', '65536', 'expected a whole number from 0 to 65535'],
    ['TRUST_PROXY', 'yes', 'expected a whole number from 0 to 10'],
    ['OTEL_BSP_SCHEDULE_DELAY', '1.5', 'expected a whole number from 10 to 60000'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half', 'expected a number from 0 to 1'],
    ['GRACE_PERIOD', 'a week', 'expected an ISO 8601 duration'],
    ['GRACE_PERIOD', 'P1M', 'expected an ISO 8601 duration'],
    ['GRACE_PERIOD', 'P99999999D', 'expected a duration from PT0S to P365D'],
    ['RENEWAL_NOTICE', 'P366D', 'expected a duration from PT0S to P365D'],
    ['MEETUP_FIRST_REMINDER', 'P366D', 'expected a duration from PT0S to P365D'],
    ['WELCOME_LINK_LIFETIME', 'PT0S', 'expected a duration from PT1S to P90D'],
    ['PASSWORD_RESET_LIFETIME', 'P0D', 'expected a duration from PT1S to P90D'],
    ['EMAIL_LINK_LIFETIME', 'P91D', 'expected a duration from PT1S to P90D'],
    ['DRAIN', 'P1D', 'expected a duration from PT0S to PT5M'],
    ['NOTION_PACE', 'P1D', 'expected a duration from PT0S to PT1M'],
    ['SESSION_LIFETIME', 'P31D', 'expected a duration from PT1S to P30D'],
    ['SESSION_LIFETIME', 'PT0S', 'expected a duration from PT1S to P30D'],
    ['SESSION_LIFETIME', 'long', 'expected an ISO 8601 duration'],
    ['SESSION_SECRET', 'short', 'each needs at least 32 characters'],
    ['HOST', '"0.0.0.0"', 'expected an address or a name of this machine, without a port'],
    ['HOST', '127.0.0.1:3000', 'expected an address or a name of this machine, without a port'],
    ['HOST', 'http://localhost', 'expected an address or a name of this machine, without a port'],
    [
      'REDIS_URL',
      'redis://127.0.0.1/queues',
      'expected the number of a database, or nothing, after the last /',
    ],
    ['DATABASE_URL', 'postgres://me:word@127.0.0.1', 'expected the name of a database at its end'],
    ['MAIL_FROM', '"Meridian <hello@example.org>"', 'expected an e-mail address'],
    ['MAIL_FROM', 'one@example.org, two@example.org', 'expected an e-mail address'],
    ['REDIS_URL', 'http://127.0.0.1', 'expected an address that begins with redis:// or rediss://'],
    ['DATABASE_URL', 'here', 'expected an address that begins with postgres:// or postgresql://'],
    ['STRIPE_API_BASE_URL', 'stripe', 'expected an address that begins with http:// or https://'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1', 'this is a secret key'],
    ['STRIPE_PUBLISHABLE_KEY', 'rk_live_1', 'this is a secret key'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_live_1', 'expected one of the same mode as STRIPE_SECRET_KEY'],
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'this is a publishable key'],
    ['STRIPE_SECRET_KEY', 'whsec_1', 'expected the key that begins with sk_ or rk_'],
    ['STRIPE_SECRET_KEY', 'sk_test_1 2', 'expected no spaces in it'],
    ['STRIPE_PUBLISHABLE_KEY', 'whsec_1', 'expected the key that begins with pk_'],
    [
      'STRIPE_WEBHOOK_SECRET',
      'we_1',
      'expected the signing secret of the endpoint, which begins with whsec_',
    ],
    ['MEETUP_FIRST_REMINDER', 'PT10M', 'expected no less than MEETUP_LAST_REMINDER'],
    ['PUBLIC_URL', 'https://example.org/club', 'expected an address without a path'],
    ['PUBLIC_URL', 'https://example.org/?from=mail', 'expected an address without a path'],
    ['PUBLIC_URL', 'members.example.org', 'expected an address that begins with http:// or https://'],
    ['SMTP_URL', 'mail.example.org', 'expected an address that begins with smtp:// or smtps://'],
    [
      'SMTP_URL',
      'smtp://user#1:word@mail.example.org',
      'expected # in a name or a password to be written as %23',
    ],
    [
      'SMTP_URL',
      'smtp://user:1/2@mail.example.org',
      'expected / in a name or a password to be written as %2F',
    ],
    ['REDIS_URL', 'redis://:#1@127.0.0.1', 'expected # in a name or a password to be written as %23'],
    ['MEDIA_DIR', 's3://a-bucket/media', 'expected the path of a folder'],
    ['SITE_NAME', 'x'.repeat(61), 'expected 1 to 60 characters'],
    ['ADMIN_USERNAME', 'a', 'expected 2 to 40 characters'],
    ['ADMIN_PASSWORD', 'short', 'expected 6 to 200 characters'],
    ['METRICS_TOKEN', 'short', 'expected 8 to 500 characters'],
    ['MAIL_FROM', '-', 'expected an e-mail address'],
    ['SUPPORT_EMAIL', 'support', 'expected an e-mail address'],
    ['SEED_DEMO', 'yes', 'expected 0 or 1'],
    ['LOG_LEVEL', 'loud', 'expected one of fatal, error, warn, info, debug, trace, silent'],
  ])('says one line about %s=%s, with the reason in plain words and an example', (name, value, reason) => {
    const [line = '', ...more] = messageOf({ ...good, [name]: value }).split('\n')
    expect(more).toEqual([])
    expect(line).toContain(`${name} is not valid: ${reason}`)
    expect(line).toMatch(new RegExp(`\\. Example: ${name}=.+$`))
  })

  it('has examples that it takes', () => {
    const examples = messageOf(Object.fromEntries(VARIABLES.map((name) => [name, '\0'])))
      .split('\n')
      .map((line) => /Example: (\w+)=(.*)$/.exec(line)?.slice(1) ?? [])
    expect(examples.length).toBeGreaterThan(25)
    // Some only say what kind of secret belongs there.
    const values = examples.filter(([, value]) => !value?.startsWith('<'))
    expect(() => readConfig({ ...good, ...Object.fromEntries(values) })).not.toThrow()
  })
})
