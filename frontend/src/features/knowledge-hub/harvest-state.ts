import type { HarvestReport } from './api/notion.ts'

/** The state of the harvest, for the head of the screen. */
export type HarvestState = 'not-configured' | 'never' | 'asked' | 'running' | 'done' | 'failed'

/** The last harvest as it was when a new one was asked for; null for none. */
export type SeenBefore = string | null

const WATCH_MS = 2_000

/** What tells one look at the last harvest from the next. */
export function markOf({ last }: Pick<HarvestReport, 'last'>): SeenBefore {
  return last && `${last.startedAt} ${last.state}`
}

/**
 * Reads the state from a report.
 * @param before the mark of the last harvest when somebody asked for a new one; undefined when nobody did
 */
export function stateOf(report: HarvestReport, before: SeenBefore | undefined): HarvestState {
  if (!report.configured) return 'not-configured'
  if (report.last?.state === 'running') return 'running'
  if (before !== undefined && before === markOf(report)) return 'asked'
  return report.last?.state ?? 'never'
}

/** How long to wait for the next look, in milliseconds: only what is under way is watched. 0 for no more looks. */
export function pauseAfter(report: HarvestReport | undefined, before: SeenBefore | undefined): number {
  if (report === undefined) return 0
  return ['asked', 'running'].includes(stateOf(report, before)) ? WATCH_MS : 0
}
