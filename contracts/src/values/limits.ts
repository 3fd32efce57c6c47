/** Failed attempts to collect one renewal after which access is lost. */
export const MAX_PAYMENT_FAILURES = 3

/** From this many failures on, the banner also says how many attempts are left. */
export const WARN_FROM_FAILURES = 2

/** The fixed price of the annual checkout, in US cents a year. */
export const ANNUAL_PRICE_CENTS = 49_900

/** The tier that the annual checkout buys. */
export const ANNUAL_TIER = 'pro'

/** Time between a successful payment and the move to the portal, in milliseconds. */
export const REDIRECT_AFTER_PAYMENT_MS = 2_000

/** How many days the link to a paid membership may go unused before staff are told to look for the buyer. */
export const UNCLAIMED_AFTER_DAYS = 14
