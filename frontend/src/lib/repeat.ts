export interface Repeats {
  /** How often to try again after the first failure. */
  times: number
  waitMs: number
}

/** When somebody is waiting, they are soon told that nothing is coming. */
export const WHILE_WAITED_FOR: Repeats = { times: 3, waitMs: 1000 }

/** Runs the work, and retries it after a wait while it fails; throws the last failure. */
export async function repeated<T>(work: () => Promise<T>, { times, waitMs }: Repeats): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (times === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    return repeated(work, { times: times - 1, waitMs })
  }
}
