import { createTestSystem } from '@meridian/infra/testing/test-system'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { System } from '../../compose.ts'
import { createIntegrationChecks } from './checks.ts'
import type { Check, Work } from './domain/health.ts'

let system: System

beforeAll(async () => {
  const own = await createTestSystem()
  system = own.system
  return own.stop
})

it('a look that began earlier does not write over what was found since', async () => {
  const { commands, clock, integrations, sql } = system
  const { promise: slow, resolve: answer } = Promise.withResolvers<Check>()
  const none = () => slow
  const checks = createIntegrationChecks({
    ...{ commands, clock, settings: integrations.settings },
    probes: { stripe: () => slow, telegram: none, notion: none, discord: none },
  })
  const looking = checks.check('stripe', 'operator')
  await checks.record('stripe', { ok: true, message: 'It works again.' }, 'operator')
  answer({ ok: false, message: 'It could not be reached.' })
  expect(await looking).toMatchObject({ ok: false })
  const [row] = await sql.rows({ text: `select status from integration_health where integration = 'stripe'` })
  expect(row).toEqual({ status: 'active' })
})

describe('work that is refused although a look finds nothing', () => {
  const REFUSED: Check & { work: Work } = { ok: false, message: 'It may not write.', work: 'members' }
  let looked: Check
  const lookedAt = () => {
    const { commands, clock, integrations } = system
    const probe = async () => looked
    const probes = { stripe: probe, telegram: probe, notion: probe, discord: probe }
    return createIntegrationChecks({ ...{ commands, clock, settings: integrations.settings }, probes })
  }
  const status = async () => {
    const text = `select status from integration_health where integration = 'stripe'`
    return (await system.sql.rows<{ status: string }>({ text }))[0]?.status
  }
  beforeEach(async () => {
    looked = { ok: true, message: 'All is there.' }
    await lookedAt().test('stripe', 'operator')
    await lookedAt().record('stripe', REFUSED, 'operator')
  })

  it('is told once, whatever looks and other work find', async () => {
    const told = async () =>
      (
        await system.sql.rows({
          text: `select from domain_events where type = 'integrations.status-changed'`,
        })
      ).length
    const before = await told()
    const checks = lookedAt()
    await checks.check('stripe', 'operator')
    await checks.record('stripe', { ok: true, message: 'Harvested.', work: 'harvest' }, 'operator')
    await checks.recordWorks('stripe', 'roles', 'operator')
    await checks.record('stripe', REFUSED, 'operator')
    looked = { ok: false, message: 'It could not be reached.' }
    await checks.check('stripe', 'operator')
    looked = { ok: true, message: 'All is there.' }
    await checks.check('stripe', 'operator')
    expect([await status(), await told()]).toEqual(['error', before])
  })

  it('is over once that work goes through', async () => {
    await lookedAt().recordWorks('stripe', 'members', 'operator')
    expect(await status()).toBe('active')
  })

  it('gets another chance when somebody tests', async () => {
    await lookedAt().test('stripe', 'operator')
    expect(await status()).toBe('active')
    looked = { ok: false, message: 'It could not be reached.' }
    await lookedAt().check('stripe', 'operator')
    looked = { ok: true, message: 'All is there.' }
    await lookedAt().check('stripe', 'operator')
    expect(await status()).toBe('active')
  })

  it('work that goes through is no news where nothing was refused, and being told to wait is none either', async () => {
    const checks = lookedAt()
    await checks.test('stripe', 'operator')
    looked = { ok: false, message: 'Please wait.', waits: true }
    expect(await checks.test('stripe', 'operator')).toEqual(looked)
    expect(await status()).toBe('active')
    looked = { ok: false, message: 'It could not be reached.' }
    await checks.check('stripe', 'operator')
    await checks.recordWorks('stripe', 'members', 'operator')
    expect(await status()).toBe('error')
  })
})
