/** What a consumer answers to an event that does not concern it: the runtime then remembers the delivery. */
export const NOTHING_TO_DO = 'nothing-to-do'

/** What handling an event came to. */
export type Handled = void | typeof NOTHING_TO_DO
