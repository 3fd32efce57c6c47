import type { MovementDay } from '../api/reports.ts'
import type { Bar } from '../charts/bar-chart.tsx'
import { formatShortDay } from '../format.ts'

const MAX_DAILY = 31
const MAX_WEEKLY = 180

/** What came and went, by the day, the week or four weeks, so that the bars stay wide enough to see. */
export function movementBars(days: readonly MovementDay[]): Bar[] {
  const size = days.length <= MAX_DAILY ? 1 : days.length <= MAX_WEEKLY ? 7 : 28
  const bars: Bar[] = []
  // The last bar is always whole.
  for (let end = days.length; end > 0; end -= size) bars.push(barOf(days.slice(Math.max(0, end - size), end)))
  return bars.toReversed()
}

function barOf(days: readonly MovementDay[]): Bar {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return { name: '', up: 0, down: 0 }
  const sum = (figure: (day: MovementDay) => number) => days.reduce((total, day) => total + figure(day), 0)
  return {
    name: [...new Set([formatShortDay(first.day), formatShortDay(last.day)])].join(' – '),
    up: sum(
      ({ joined, returned, upgraded }) =>
        joined.monthlyRevenue + returned.monthlyRevenue + upgraded.monthlyRevenue,
    ),
    down: sum(({ downgraded, lost }) => downgraded.monthlyRevenue + lost.monthlyRevenue),
  }
}
