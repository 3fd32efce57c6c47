/**
 * Counts the steps that all people have finished, and acts on each count, one after the other. Moments that are
 * counted, not timed, are spread over the whole run, however fast the machine is.
 */
export function createProgress(act: (finished: number) => Promise<void>) {
  let finished = 0
  let acting = Promise.resolve()
  return {
    step() {
      finished += 1
      const present = finished
      acting = acting.then(() => act(present))
    },
    /** Resolves when all actions so far are done. Throws what they threw. */
    done: () => acting,
  }
}
