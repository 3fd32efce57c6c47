/** What a consumer answers to an event that does not concern it: the runtime then remembers the delivery. */
export const NOTHING_TO_DO = 'nothing-to-do'

/** What one answers that has done its work, in many steps or elsewhere, without noting the delivery: the runtime does. */
export const DONE_UNNOTED = 'done-unnoted'

/** What handling an event came to; nothing where the delivery is noted together with its effect. */
export type Handled = void | typeof NOTHING_TO_DO | typeof DONE_UNNOTED
