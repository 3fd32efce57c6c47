import { createHash } from 'node:crypto'
import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import type { Actor } from '#platform/journal/actor'
import { disconnectIntegration } from './commands/disconnect-integration.ts'
import { changedMeanwhile, isComplete, mergeSettings, type Settings } from './domain/settings.ts'
import { findSealedSettings } from './queries/find-sealed-settings.ts'
import { createSealedSettings, type SealedSettingsParts } from './sealed-settings.ts'

/** The settings of the integrations, unsealed for whoever talks to the provider. */
export interface IntegrationSettings {
  /**
   * What was set on the screen, which takes precedence over the environment; undefined while something necessary is
   * missing. Throws KeyLost.
   */
  readComplete(name: ConfigurableName): Promise<Settings | undefined>
  /**
   * What a form begins with; without those that cannot be opened, since they can be entered again there. The version is
   * empty where nothing was set on the screen.
   */
  readForForm(name: ConfigurableName): Promise<{ settings: Settings; isLost: boolean; version: string }>
  /**
   * Keeps what a form says; see `mergeSettings`. Throws `conflict` where somebody else was quicker.
   * @param seen the version that the form began with; without it, whatever is there now is changed
   */
  change(
    name: ConfigurableName,
    given: Readonly<Record<string, string | undefined>>,
    actor: Actor,
    seen?: string,
  ): Promise<void>
  /** True where something was set on the screen. */
  isKept(name: ConfigurableName): Promise<boolean>
  /** Removes what was set on the screen. Throws `conflict` where nothing was. */
  remove(name: ConfigurableName, reason: string, actor: Actor): Promise<void>
  /**
   * Reseals everything that is not sealed with the newest key. What cannot be opened stays as it is, is reported, and is
   * named in the answer. What somebody changes meanwhile is left to them.
   */
  renew(actor: Actor): Promise<ConfigurableName[]>
}

export function createIntegrationSettings(
  parts: SealedSettingsParts & {
    /** Values of the environment, for what is not set on the screen. */
    defaults: Record<ConfigurableName, Readonly<Record<string, string | undefined>>>
  },
): IntegrationSettings {
  const { sql, commands, defaults } = parts
  const { stored, storedOrLost, keep, renew } = createSealedSettings(parts)

  const withPreset = (name: ConfigurableName, settings: Settings): Settings => {
    const preset = Object.entries(defaults[name]).flatMap(([field, value]) => (value ? [[field, value]] : []))
    return { ...Object.fromEntries(preset), ...settings }
  }

  return {
    async readComplete(name) {
      const settings = withPreset(name, (await stored(name)).settings)
      return isComplete(name, settings) ? settings : undefined
    },
    async readForForm(name) {
      const { from, settings, isLost } = await storedOrLost(name)
      return { settings: withPreset(name, settings), isLost, version: versionOf(from) }
    },
    async change(name, given, actor, seen) {
      const { from, settings: before } = await storedOrLost(name)
      if (seen !== undefined && seen !== versionOf(from)) throw changedMeanwhile()
      const settings = mergeSettings(name, before, given)
      const fields = Object.keys({ ...before, ...settings }).filter(
        (field) => before[field] !== settings[field],
      )
      await keep({ name, from, settings }, fields, actor)
    },
    isKept: async (name) => (await findSealedSettings(sql, name)) !== undefined,
    remove: (integration, reason, actor) =>
      commands.run(disconnectIntegration, { integration, reason }, actor),
    renew,
  }
}

/** Of a box, since no two are alike: what is counted begins anew once settings were removed. */
function versionOf(from: string | undefined): string {
  return from === undefined ? '' : createHash('sha256').update(from).digest('base64url')
}
