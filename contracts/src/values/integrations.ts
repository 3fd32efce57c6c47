/** The external services that the community works with. */
export const INTEGRATIONS = ['stripe', 'telegram', 'notion', 'discord'] as const

export type IntegrationName = (typeof INTEGRATIONS)[number]

/** Shown as Connected, Error and Inactive. */
export const INTEGRATION_STATUSES = ['active', 'error', 'inactive'] as const

export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number]

/** The integrations that are set up on one of our screens. */
export const CONFIGURABLE = ['telegram', 'notion', 'discord'] as const

export type ConfigurableName = (typeof CONFIGURABLE)[number]
