/** A command has noted the delivery, together with its effect. */
export const RECORDED = 'recorded'

/**
 * The effect has happened outside of the database, or in more than one transaction; the runtime notes the delivery.
 * After a crash in between, all of it is done again: the effect must tolerate that (an idempotency key, a fixed
 * Message-ID).
 */
export const DONE = 'done'

/** The event does not concern the consumer; the runtime notes the delivery. */
export const NOTHING_TO_DO = 'nothing-to-do'

/** What handling an event resulted in. */
export type Handled = typeof RECORDED | typeof DONE | typeof NOTHING_TO_DO
