/** Tells the present time. Passed in, so that what depends on time can be tested at any. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
