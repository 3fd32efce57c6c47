/** The places that access opens, each of which has to be closed when access is lost. */
export const CHANNELS = ['telegram', 'discord', 'podcast'] as const

export type Channel = (typeof CHANNELS)[number]

/** From lost access to the actual removal, in seconds: anything longer is a case for staff. */
export const REVOCATION_TARGET_SECONDS = 60
