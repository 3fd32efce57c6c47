import { setTimeout as pause } from 'node:timers/promises'
import { isCaughtUp } from '../long-history.ts'
import type { Figure } from '../outcome.ts'
import { say } from '../script.ts'
import { settled } from '../settle.ts'
import type { Surroundings } from '../surroundings.ts'
import type { Deeds } from './deeds.ts'
import { effectsOf, mailsOf } from './effects.ts'
import type { Payers } from './payers.ts'
import { reasonsOf, type Tally } from './tally.ts'

const SETTLED_WITHIN_MS = 240_000
const POLL_MS = 500

/** Prints how the requests went, one line for each kind, and every reason for which one failed. */
export function printTally(tally: Tally): void {
  for (const line of tally.lines()) say(line)
  for (const reason of reasonsOf(tally.failures())) say(reason)
}

/** Prints figures; answers whether each is what it has to be. */
function printFigures(figures: readonly Figure[]): boolean {
  const isWrong = ({ value, wanted }: Figure) => wanted !== undefined && value !== wanted
  for (const figure of figures) {
    const mark = isWrong(figure) ? ` ✗ has to be ${figure.wanted}` : ''
    process.stdout.write(`${String(figure.value).padStart(7)}  ${figure.label}${mark}\n`)
  }
  return !figures.some(isWrong)
}

interface Outcome {
  deeds: Deeds
  /** Left out: nobody paid, and mails are not looked at. */
  payers?: Payers
  since: number
  withinMs?: number
}

/** Waits until nothing is left to do, and says whether everything happened once. `since` is when it could begin to. */
export async function allHappenedOnce(
  around: Surroundings,
  { deeds, payers, since, withinMs = SETTLED_WITHIN_MS }: Outcome,
): Promise<boolean> {
  const inTime = await settled(around, { withinMs, say })
  while (!(await isCaughtUp(around.system))) await pause(POLL_MS)
  say(`Everything was caught up with after ${((performance.now() - since) / 1_000).toFixed(1)} s`)
  const mails = payers === undefined ? [] : await mailsOf(around, payers.paid)
  const figures = [...(await effectsOf(around, deeds)), ...mails]
  return printFigures(figures) && inTime
}
