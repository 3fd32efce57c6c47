/** Why somebody of staff does something to a person, or to what others rely on. */
export const REASON_MIN_LENGTH = 3
export const REASON_MAX_LENGTH = 500

/** What staff search their lists by. */
export const SEARCH_MAX_LENGTH = 60

/** The name of a city or a country, as people write it, and what the map's members are searched by. */
export const PLACE_MAX_LENGTH = 120
