import { MINUTE_MS } from '@meridian/contracts/values/durations'
import type { Supervised } from '../local/supervisor.ts'
import { residentOf } from './readings.ts'

const SAMPLE_MS = 2_000
/** Caches fill and code is compiled in the first part: that is no leak. */
const WARM_UP = 0.2

interface Sample {
  /** Minutes since the first. */
  at: number
  megabytes: number
}

export interface MemoryFigures {
  first: number
  last: number
  most: number
  /** MB a minute after the first fifth of the time, by least squares. */
  slope: number
}

/** Looks at the memory of a part every two seconds, until it is asked for the figures. */
export function watchMemory(part: Supervised): () => MemoryFigures {
  const samples: Sample[] = []
  const begun = performance.now()
  const look = () => {
    const pid = part.pid()
    if (pid === undefined) return
    samples.push({ at: (performance.now() - begun) / MINUTE_MS, megabytes: residentOf(String(pid)) })
  }
  look()
  const looking = setInterval(look, SAMPLE_MS)
  return () => {
    clearInterval(looking)
    look()
    return figuresOf(samples)
  }
}

function figuresOf(samples: readonly Sample[]): MemoryFigures {
  const all = samples.map(({ megabytes }) => megabytes)
  const warm = samples.slice(Math.floor(samples.length * WARM_UP))
  return { first: all[0] ?? 0, last: all.at(-1) ?? 0, most: Math.max(...all), slope: slopeOf(warm) }
}

function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
  const [x, y] = [mean(samples.map(({ at }) => at)), mean(samples.map(({ megabytes }) => megabytes))]
  const spread = samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0)
  const together = samples.reduce((sum, { at, megabytes }) => sum + (at - x) * (megabytes - y), 0)
  return spread === 0 ? 0 : together / spread
}
