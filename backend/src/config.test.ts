import { testEnvironment } from '@meridian/infra/testing/environment'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

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
  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ ...good, REDIS_URL: '' }).redisUrl).toBeUndefined()
  })
  it('names what is missing, with an example', () => {
    expect(messageOf({ ...good, DATABASE_URL: '' })).toMatch(
      /^DATABASE_URL is required and not set\. Example: DATABASE_URL=postgres/,
    )
  })
  it.each([
    ['PORT', 'eighty'],
    ['GRACE_PERIOD', 'a week'],
    ['GRACE_PERIOD', 'P1M'],
    ['SESSION_SECRET', 'short'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['TRUST_PROXY', 'yes'],
    ['MEDIA_DIR', 's3://a-bucket/media'],
  ])('says one line about %s=%s', (name, value) => {
    expect(messageOf({ ...good, [name]: value })).toMatch(new RegExp(`^${name} is not valid: [^\\n]+$`))
  })
})
