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
import { type Check, UNREADABLE } from './domain/health.ts'
import type { Settings } from './domain/settings.ts'
import type { IntegrationSettings } from './settings.ts'

/** Asks a provider whether everything we need from it is there. Never throws for what the provider says. */
export type Probe = (settings: Settings) => Promise<Check>

export type Probes = Record<ConfigurableName, Probe> & { stripe: () => Promise<Check> }

/** Checks integrations and records how they are. */
export interface IntegrationChecks {
  /** Returns what was found. An integration that is not set up is not asked; the result says so. */
  check(name: IntegrationName, actor: Actor): Promise<Check>
  /** Records what other work has found. */
  record(name: IntegrationName, check: Check, actor: Actor): Promise<void>
  /** Records which integrations are set up, without asking anybody. */
  recordSetUp(actor: Actor): Promise<void>
}

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

  return {
    async check(name, actor) {
      const begunAt = clock()
      const check = await probe(name)
      if (check === undefined) {
        await commands.run(recordSetUp, { integration: name, isSetUp: false }, actor)
        return { ok: false, message: 'Not set up yet. Fill in the settings first.' }
      }
      await commands.run(recordCheck, { integration: name, check, begunAt }, actor)
      return check
    },
    record: (integration, check, actor) => commands.run(recordCheck, { integration, check }, actor),
    async recordSetUp(actor) {
      for (const integration of INTEGRATIONS)
        await commands.run(recordSetUp, { integration, isSetUp: await isSetUp(integration) }, actor)
    },
  }
}
