import { DomainError } from '@meridian/contracts/values/domain-error'
import { CONFIGURABLE, type ConfigurableName } from '@meridian/contracts/values/integrations'
import type { CommandRunner } from '#platform/command-runner'
import type { Sql } from '#platform/database/sql'
import type { Actor } from '#platform/journal/actor'
import type { Log } from '#platform/log/log'
import type { SecretBox } from '#platform/secrets/secret-box'
import { configureIntegration } from './commands/configure-integration.ts'
import type { Settings } from './domain/settings.ts'
import { findSealedSettings } from './queries/find-sealed-settings.ts'

export interface SealedSettingsParts {
  sql: Sql
  commands: CommandRunner
  secrets: SecretBox
  log: Log
}

/** Settings of an integration, and the box that they came from; undefined where there was none. */
interface Opened {
  name: ConfigurableName
  from: string | undefined
  settings: Settings
}

/** The settings that were set on the screen, which are kept sealed. */
export function createSealedSettings({ sql, commands, secrets, log }: SealedSettingsParts) {
  const open = (sealed: string, name: ConfigurableName): Settings => JSON.parse(secrets.open(sealed, name))

  async function stored(name: ConfigurableName): Promise<Opened> {
    const from = await findSealedSettings(sql, name)
    return { name, from, settings: from === undefined ? {} : open(from, name) }
  }

  /** The same for somebody who can enter them again: settings that cannot be opened are as good as none. */
  async function storedOrLost(name: ConfigurableName): Promise<Opened & { isLost: boolean }> {
    const from = await findSealedSettings(sql, name)
    const settings = from === undefined ? {} : openOrReport(from, name)
    return { name, from, settings: settings ?? {}, isLost: settings === undefined }
  }

  function openOrReport(sealed: string, integration: ConfigurableName): Settings | undefined {
    try {
      return open(sealed, integration)
    } catch (err) {
      log.error({ err, integration }, 'the settings of an integration cannot be opened')
      return undefined
    }
  }

  async function keep({ name, from, settings }: Opened, fields: string[], actor: Actor): Promise<void> {
    const sealed = secrets.seal(JSON.stringify(settings), name)
    const input = { integration: name, from: from ?? null, sealed, fields }
    await commands.run(configureIntegration, input, actor)
  }

  async function renew(actor: Actor): Promise<ConfigurableName[]> {
    const lost: ConfigurableName[] = []
    for (const name of CONFIGURABLE) {
      const from = await findSealedSettings(sql, name)
      if (from === undefined) continue
      const settings = openOrReport(from, name)
      if (settings === undefined) lost.push(name)
      else if (!from.startsWith(secrets.newest))
        await keep({ name, from, settings }, [], actor).catch(unlessOthersWereQuicker)
    }
    return lost
  }

  return { stored, storedOrLost, keep, renew }
}

function unlessOthersWereQuicker(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
}
