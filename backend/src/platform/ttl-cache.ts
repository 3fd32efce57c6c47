/**
 * Keeps what `load` returns for the given number of milliseconds. Whoever asks while it is under way waits for the same
 * result; a failure is not kept.
 */
export function cacheFor<T>(ms: number, load: () => Promise<T>): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined
  return () => {
    const now = performance.now()
    if (kept !== undefined && now < kept.until) return kept.answer
    const fresh = { answer: load(), until: now + ms }
    fresh.answer.catch(() => {
      if (kept === fresh) kept = undefined
    })
    kept = fresh
    return fresh.answer
  }
}
