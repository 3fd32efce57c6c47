/** What a consumer returns for an event that does not concern it: the runtime then remembers the delivery. */
export const NOTHING_TO_DO = 'nothing-to-do'

/**
 * What a consumer returns when it has done its work, in many steps or elsewhere, without noting the delivery: the
 * runtime notes it.
 */
export const DONE_UNNOTED = 'done-unnoted'

/** What handling an event resulted in; nothing where the delivery is noted together with its effect. */
export type Handled = void | typeof NOTHING_TO_DO | typeof DONE_UNNOTED
