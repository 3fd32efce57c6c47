import { DomainError } from '@meridian/contracts/values/domain-error'
import type { ConfigurableName } from '@meridian/contracts/values/integrations'

/** The settings of an integration by field; what is not set is absent. */
export type Settings = Readonly<Record<string, string>>

interface Field {
  name: string
  secret: boolean
  /** Without it the integration does nothing. */
  required: boolean
}

const secret = (name: string, required = true): Field => ({ name, secret: true, required })
const plain = (name: string, required = true): Field => ({ name, secret: false, required })

/** What can be set for each integration. */
const FIELDS: Record<ConfigurableName, readonly Field[]> = {
  telegram: [secret('botToken'), plain('channelId')],
  notion: [secret('integrationSecret')],
  discord: [
    plain('serverId'),
    secret('botToken', false),
    plain('basicRoleId', false),
    plain('proRoleId', false),
    plain('enterpriseRoleId', false),
  ],
}

/** True when nothing is missing that the integration needs. */
export function isComplete(name: ConfigurableName, settings: Settings): boolean {
  return FIELDS[name].every(({ name: field, required }) => !required || Boolean(settings[field]))
}

/** The settings as they may be shown: of a secret, the last four characters. */
export function maskSettings(name: ConfigurableName, settings: Settings): Record<string, string> {
  const shown = FIELDS[name].flatMap(({ name: field, secret: hidden }) => {
    const value = settings[field]
    return value ? [[field, hidden ? `••••${value.slice(-4)}` : value] as const] : []
  })
  return Object.fromEntries(shown)
}

/** What a form changes: an empty secret keeps what is there, an empty plain field is taken away. */
export function mergeSettings(
  name: ConfigurableName,
  before: Settings,
  given: Readonly<Record<string, string | undefined>>,
): Settings {
  const merged = FIELDS[name].flatMap(({ name: field, secret: hidden }) => {
    const typed = given[field]?.trim()
    const value = typed || (hidden || typed === undefined ? before[field] : undefined)
    return value ? [[field, value] as const] : []
  })
  return Object.fromEntries(merged)
}

/** Said where a form began with other settings than those that are there. */
export const changedMeanwhile = (): DomainError =>
  new DomainError(
    'conflict',
    'Somebody else has changed these settings in the meantime. Yours were not saved: open the form again, check it, and repeat your change.',
  )
