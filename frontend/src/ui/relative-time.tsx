import { useEffect, useReducer } from 'react'
import { relativeWording } from '../lib/relative-wording.ts'

const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })

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
    <time dateTime={moment.toISOString()} title={exact.format(moment)}>
      {relativeWording(moment, new Date())}
    </time>
  )
}

/** Again and again while somebody looks, and at once when somebody comes back to the page. */
function useDrawnAnew(): void {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const tick = () => document.hidden || draw()
    const timer = setInterval(tick, DRAWN_EVERY_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
}
