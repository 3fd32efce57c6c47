import { p99, type Sample } from './samples.ts'

/** Lets `size` actors work at once, each doing one thing after the other, for some seconds. Throws what any throws. */
export async function crowd(size: number, seconds: number, act: () => Promise<unknown>): Promise<Sample> {
  const times: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1_000
  async function member(): Promise<void> {
    while (performance.now() < end) {
      const started = performance.now()
      await act()
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: size }, member))
  return { perSecond: (times.length * 1_000) / (performance.now() - begun), p99: p99(times) }
}
