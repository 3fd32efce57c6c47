/** Tells the current time. Passed in, so that what depends on time can be tested at any moment. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
