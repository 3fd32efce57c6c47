import { CONFIGURABLE, type ConfigurableName } from '@meridian/contracts/values/integrations'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import type { Log } from '#platform/log/log'
import type { SecretBox } from '#platform/secrets/secret-box'
import { configureIntegration } from './commands/configure-integration.ts'
import { disconnectIntegration } from './commands/disconnect-integration.ts'
import { isComplete, mergeSettings, type Settings } from './domain/settings.ts'
import { findSealedSettings } from './queries/find-sealed-settings.ts'

/** The settings of the integrations, unsealed for whoever talks to the provider. */
export interface IntegrationSettings {
  /** What was set on the screen, which takes precedence over the environment. */
  read(name: ConfigurableName): Promise<Settings>
  /** The same; undefined while something necessary is missing. */
  readComplete(name: ConfigurableName): Promise<Settings | undefined>
  /** Keeps what a form says; see `mergeSettings`. */
  change(
    name: ConfigurableName,
    given: Readonly<Record<string, string | undefined>>,
    actor: Actor,
  ): Promise<Settings>
  /** True where something was set on the screen. */
  isKept(name: ConfigurableName): Promise<boolean>
  /** Removes what was set on the screen. Throws `conflict` where nothing was. */
  remove(name: ConfigurableName, reason: string, actor: Actor): Promise<void>
  /**
   * Reseals everything that is not sealed with the newest key. What cannot be opened stays as it is, is reported, and is
   * named in the answer.
   */
  renew(actor: Actor): Promise<ConfigurableName[]>
}

export function createIntegrationSettings(parts: {
  sql: Sql
  commands: CommandRunner
  secrets: SecretBox
  log: Log
  /** Values of the environment, for what is not set on the screen. */
  defaults: Record<ConfigurableName, Readonly<Record<string, string | undefined>>>
}): IntegrationSettings {
  const { sql, commands, secrets, log, defaults } = parts

  const open = (sealed: string, name: ConfigurableName): Settings => JSON.parse(secrets.open(sealed, name))

  async function stored(name: ConfigurableName): Promise<Settings> {
    const sealed = await findSealedSettings(sql, name)
    return sealed === undefined ? {} : open(sealed, name)
  }

  function openOrReport(sealed: string, integration: ConfigurableName): Settings | undefined {
    try {
      return open(sealed, integration)
    } catch (err) {
      log.error({ err, integration }, 'the settings of an integration cannot be opened')
      return undefined
    }
  }

  const read = async (name: ConfigurableName): Promise<Settings> => {
    const preset = Object.entries(defaults[name]).flatMap(([field, value]) => (value ? [[field, value]] : []))
    return { ...Object.fromEntries(preset), ...(await stored(name)) }
  }

  async function keep(name: ConfigurableName, settings: Settings, fields: string[], actor: Actor) {
    const sealed = secrets.seal(JSON.stringify(settings), name)
    await commands.run(configureIntegration, { integration: name, sealed, fields }, actor)
  }

  return {
    read,
    async readComplete(name) {
      const settings = await read(name)
      return isComplete(name, settings) ? settings : undefined
    },
    async change(name, given, actor) {
      const before = await stored(name)
      const settings = mergeSettings(name, before, given)
      const fields = Object.keys({ ...before, ...settings }).filter(
        (field) => before[field] !== settings[field],
      )
      await keep(name, settings, fields, actor)
      return read(name)
    },
    isKept: async (name) => (await findSealedSettings(sql, name)) !== undefined,
    remove: (integration, reason, actor) =>
      commands.run(disconnectIntegration, { integration, reason }, actor),
    async renew(actor) {
      const lost: ConfigurableName[] = []
      for (const name of CONFIGURABLE) {
        const sealed = await findSealedSettings(sql, name)
        if (sealed === undefined) continue
        const settings = openOrReport(sealed, name)
        if (settings === undefined) lost.push(name)
        else if (!sealed.startsWith(secrets.newest)) await keep(name, settings, [], actor)
      }
      return lost
    },
  }
}
