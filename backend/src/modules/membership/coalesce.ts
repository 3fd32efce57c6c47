/**
 * Callers who ask for a key while work on it is under way share the next run, which begins after all of them have
 * asked, with the input of the first. At most one run for each key is under way at a time.
 */
export function coalesce<I, O>(work: (key: string, input: I) => Promise<O>) {
  const last = new Map<string, Promise<O>>()
  const next = new Map<string, Promise<O>>()
  return (key: string, input: I): Promise<O> => {
    const planned = next.get(key)
    if (planned !== undefined) return planned
    const begin = () => {
      next.delete(key)
      return work(key, input)
    }
    const before = last.get(key)
    const run = before === undefined ? begin() : before.then(begin, begin)
    if (before !== undefined) next.set(key, run)
    last.set(key, run)
    const forget = () => {
      if (last.get(key) === run) last.delete(key)
    }
    run.then(forget, forget)
    return run
  }
}
