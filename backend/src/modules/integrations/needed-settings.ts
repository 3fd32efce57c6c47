import { DomainError } from '@meridian/contracts/values/domain-error'
import { KeyLost } from '#platform/secrets/secret-box'
import { UNREADABLE } from './domain/health.ts'
import type { Settings } from './domain/settings.ts'
import type { IntegrationSettings } from './settings.ts'

const NOT_SET_UP = 'Notion is not set up yet. An admin can enter its secret under Integrations.'

/** The settings of Notion, for staff who wait for an answer. Throws `unavailable` that says what to do. */
export async function neededNotionSettings(settings: IntegrationSettings): Promise<Settings> {
  const given = await settings.readComplete('notion').catch((error: unknown) => {
    throw error instanceof KeyLost ? new DomainError('unavailable', UNREADABLE, { cause: error }) : error
  })
  if (given === undefined) throw new DomainError('unavailable', NOT_SET_UP)
  return given
}
