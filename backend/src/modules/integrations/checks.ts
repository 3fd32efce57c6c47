import {
  type ConfigurableName,
  INTEGRATIONS,
  type IntegrationName,
} from '@meridian/contracts/values/integrations'
import type { Clock } from '#platform/clock'
import type { CommandRunner } from '#platform/command-runner'
import type { Actor } from '#platform/journal/actor'
import { KeyLost } from '#platform/secrets/secret-box'
import { recordCheck } from './commands/record-check.ts'
import { recordSetUp } from './commands/record-set-up.ts'
import { type Check, UNREADABLE, type Work } from './domain/health.ts'
import type { Settings } from './domain/settings.ts'
import type { IntegrationSettings } from './settings.ts'

/** Asks a provider whether everything we need from it is there. Never throws for what the provider says. */
export type Probe = (settings: Settings) => Promise<Check>

export type Probes = Record<ConfigurableName, Probe> & { stripe: () => Promise<Check> }

/** Checks integrations and records how they are. */
export interface IntegrationChecks {
  /** Returns what was found. An integration that is not set up is not asked; the result says so. */
  check(name: IntegrationName, actor: Actor): Promise<Check>
  /** The same for somebody who wants to know it now: if nothing is found, work that was refused is tried again. */
  test(name: IntegrationName, actor: Actor): Promise<Check>
  /** Records what somebody who asks has found in another way. */
  recordTest(name: IntegrationName, check: Check, actor: Actor): Promise<void>
  /**
   * Records what work at a provider has found. What is refused though a look finds nothing stands until that work
   * succeeds, or somebody tests.
   */
  record(name: IntegrationName, check: Check & { work?: Work }, actor: Actor): Promise<void>
  /** Records that work goes through; nothing unless it was refused before. */
  recordWorks(name: IntegrationName, work: Work, actor: Actor): Promise<void>
  /** Records which integrations are set up, without asking anybody. */
  recordSetUp(actor: Actor): Promise<void>
}

const WORKS: Check = { ok: true, message: 'What was refused goes through again.' }

export function createIntegrationChecks(parts: {
  commands: CommandRunner
  settings: IntegrationSettings
  probes: Probes
  clock: Clock
}): IntegrationChecks {
  const { commands, settings, probes, clock } = parts

  async function probe(name: IntegrationName): Promise<Check | undefined> {
    if (name === 'stripe') return probes.stripe()
    try {
      const complete = await settings.readComplete(name)
      return complete && (await probes[name](complete))
    } catch (error) {
      if (!(error instanceof KeyLost)) throw error
      return { ok: false, message: UNREADABLE }
    }
  }

  async function isSetUp(name: IntegrationName): Promise<boolean> {
    if (name === 'stripe') return true
    try {
      return (await settings.readComplete(name)) !== undefined
    } catch (error) {
      // Settings that exist but cannot be read mean an integration in trouble, not one that is not set up.
      if (error instanceof KeyLost) return true
      throw error
    }
  }

  async function look(integration: IntegrationName, actor: Actor, isAsked: boolean): Promise<Check> {
    const begunAt = clock()
    const check = await probe(integration)
    if (check === undefined) {
      await commands.run(recordSetUp, { integration, isSetUp: false }, actor)
      return { ok: false, message: 'Not set up yet. Fill in the settings first.' }
    }
    if (!check.waits) await commands.run(recordCheck, { integration, check, begunAt, isAsked }, actor)
    return check
  }

  return {
    check: (name, actor) => look(name, actor, false),
    test: (name, actor) => look(name, actor, true),
    recordTest: (integration, check, actor) =>
      commands.run(recordCheck, { integration, check, isAsked: true }, actor),
    record: (integration, { work, ...check }, actor) =>
      commands.run(recordCheck, { integration, check, ...(work && { work }) }, actor),
    recordWorks: (integration, work, actor) =>
      commands.run(recordCheck, { integration, check: WORKS, work, ifRefused: true }, actor),
    async recordSetUp(actor) {
      for (const integration of INTEGRATIONS)
        await commands.run(recordSetUp, { integration, isSetUp: await isSetUp(integration) }, actor)
    },
  }
}
