/** How many shows stand side by side in the portal. */
export const SHOW_PLACES = [1, 2, 3] as const

/** The largest file that is taken as an episode's recording, in bytes. */
export const MAX_RECORDING_BYTES = 300_000_000

/** From how many addresses within 24 hours one person's feed may be asked for; more is a case for staff. */
export const MAX_FEED_ADDRESSES = 10

export const EPISODE_TITLE_MAX_LENGTH = 200
/** How much of an episode's description players show. */
export const EPISODE_DESCRIPTION_MAX_LENGTH = 4_000
export const SHOW_TITLE_MAX_LENGTH = 120

/** The earliest moment of an episode: date fields take a year that is typed with two digits for one of antiquity. */
const EARLIEST_EPISODE = Date.UTC(1900)

/** True for a moment that an episode may have; also for what is no moment at all. */
export const isEpisodeYear = (moment: string): boolean => !(Date.parse(moment) < EARLIEST_EPISODE)

export const EPISODE_YEAR_REFUSAL = 'Write the year with four digits, such as 2026'
