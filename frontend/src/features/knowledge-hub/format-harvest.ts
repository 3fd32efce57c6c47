import { formatCount, formatPlural } from '../../lib/format.ts'
import { formatDuration } from '../../lib/format-duration.ts'
import type { Harvest } from './api/notion.ts'

/** How long something took, by its ISO 8601 times. */
export function formatLength(startedAt: string, finishedAt: string): string {
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return seconds < 1 ? 'less than a second' : formatDuration(seconds)
}

/** What a harvest came to, such as "40 pages seen, 3 changed, 1 removed." */
export function formatCounts({
  seen,
  changed,
  removed,
}: Pick<Harvest, 'seen' | 'changed' | 'removed'>): string {
  return `${formatPlural(seen, 'page')} seen, ${formatCount(changed)} changed, ${formatCount(removed)} removed.`
}
