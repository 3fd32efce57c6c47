import { useEffect, useReducer } from 'react'
import { formatExactTime, formatRelativeTime } from '../lib/format-moment.ts'

const DRAWN_EVERY_MS = 30_000

/**
 * A moment in words that stay right while the page is open; the exact time, in the viewer's zone, shows on hover. `iso`
 * is ISO 8601.
 */
export function RelativeTime({ iso }: { iso: string }) {
  useDrawnAnew()
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return null
  return (
    // Within a line that is read out whenever it changes, it would have that read out every minute.
    <time dateTime={moment.toISOString()} title={formatExactTime(moment)} aria-live="off">
      {formatRelativeTime(moment, new Date())}
    </time>
  )
}

/** Twice a minute; in a tab that nobody looks at, browsers let it happen less often. */
function useDrawnAnew(): void {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const timer = setInterval(draw, DRAWN_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}
