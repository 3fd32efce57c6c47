import { durationWords } from '../../lib/duration-wording.ts'
import type { Harvest } from './api/notion.ts'
import { counted } from './counted.ts'

/** How long something took, by its ISO 8601 times. */
export function lengthWords(startedAt: string, finishedAt: string): string {
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000
  return seconds < 1 ? 'less than a second' : durationWords(seconds)
}

/** What a harvest came to, such as "40 pages seen, 3 changed, 1 removed." */
export function countsWords({
  seen,
  changed,
  removed,
}: Pick<Harvest, 'seen' | 'changed' | 'removed'>): string {
  const number = new Intl.NumberFormat('en')
  return `${counted(seen, 'page')} seen, ${number.format(changed)} changed, ${number.format(removed)} removed.`
}
