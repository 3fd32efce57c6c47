/**
 * Counts the steps that all people have finished, and acts on their number, one after the other. Moments that are
 * counted and not timed are spread over the whole way, however fast the machine is.
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
    /** Resolves when all that was to be done up to now has been done. Throws what it threw. */
    done: () => acting,
  }
}
