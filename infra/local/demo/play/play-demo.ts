import { createHash, randomBytes } from 'node:crypto'
import { ensureAdmin, hashPassword, project, setUpTiers, withTrace } from '@meridian/backend/demo-api'
import { projections } from '@meridian/backend/worker-api'
import { DAY_MS } from '@meridian/contracts/values/durations'
import { makeDemoPlan } from '../plan/demo-plan.ts'
import type { Step } from '../plan/step.ts'
import { greetBot } from './channel.ts'
import { playStep } from './play-step.ts'
import { DEMO, END, markDone, standingOf } from './progress.ts'
import type { TimeMachine } from './time-machine.ts'

/** The tiers are there this long before the first step. */
const TIERS_BEFORE_DAYS = 1

/** What a start has done: nothing, if an earlier one did it or the community belongs to somebody else. */
export type Played =
  | { outcome: 'played'; admin: { username: string; email: string; password: string } }
  | { outcome: 'there already' | 'not ours' }

/**
 * Lets the community live its whole history, in chronological order, by the product's own commands; read models and
 * checks are brought up to date at the end. What an earlier start has done, even an interrupted one, is not done again.
 * @param tell is told the progress: how many steps of how many are done
 * @throws Error when the product or a stand-in refuses something
 */
export async function playDemo(
  machine: TimeMachine,
  tell: (done: number, of: number) => void,
): Promise<Played> {
  const steps = makeDemoPlan()
  const beginning = (steps[0]?.daysAgo ?? 0) + TIERS_BEFORE_DAYS
  const standing = await standingOf(machine.system)
  if (standing.kind === 'foreign') return { outcome: 'not ours' }
  const done = standing.kind === 'begun' ? standing.done : new Set<string>()
  if (done.has(END)) return { outcome: 'there already' }
  // A start that resumes counts the days from the same moment as the one that began.
  const present =
    standing.kind === 'begun'
      ? new Date(standing.firstEventAt.getTime() + beginning * DAY_MS)
      : new Date(Math.floor(Date.now() / 1_000) * 1_000)
  const first = momentOf(present, beginning)
  try {
    await machine.goTo(first)
    await withTrace({ correlationId: DEMO }, () =>
      machine.system.commands.run(setUpTiers, undefined, 'operator'),
    )
    await playSteps(machine, { steps, present, done, tell })
    await machine.goTo(first)
    const admin = await openAdmin(machine)
    await machine.goTo(undefined)
    await bringUpToDate(machine)
    const guest = steps.findLast((step) => step.does === 'enter-telegram')
    if (guest !== undefined) await greetBot(machine, guest.telegramUserId)
    await markDone(machine.system, END)
    return { outcome: 'played', admin }
  } finally {
    await machine.goTo(undefined)
  }
}

/**
 * Whoever founded the community was there before its members. Run last, since a generated password can be told only
 * once, when nothing is left that may fail.
 */
async function openAdmin({ system: { config, commands } }: TimeMachine) {
  const { username, email, password = randomBytes(12).toString('base64url') } = config.admin
  const account = { username, email, passwordHash: await hashPassword(password) }
  await withTrace({ correlationId: DEMO }, () => commands.run(ensureAdmin, account, 'operator'))
  return { username, email, password }
}

async function playSteps(
  machine: TimeMachine,
  play: {
    steps: readonly Step[]
    present: Date
    done: ReadonlySet<string>
    tell: (done: number, of: number) => void
  },
): Promise<void> {
  const { steps, present, done, tell } = play
  // What an interrupted start has emitted, and nobody has acted on yet.
  await machine.settle()
  for (const [index, step] of steps.entries()) {
    const stepId = idOf(JSON.stringify(step))
    if (!done.has(stepId)) {
      await machine.goTo(momentOf(present, step.daysAgo))
      await withTrace({ correlationId: `demo:${stepId}` }, () => playStep(machine, step, { present, stepId }))
      await machine.settle()
      await markDone(machine.system, stepId)
    }
    tell(index + 1, steps.length)
  }
}

/** The first person to open the dashboard finds it complete. */
async function bringUpToDate({ system }: TimeMachine): Promise<void> {
  for (const integration of ['stripe', 'telegram', 'notion'] as const)
    await system.integrations.checks.check(integration, 'operator')
  for (const projection of projections) while ((await project(system.sql, projection)) > 0);
}

/** Payment providers count in whole seconds. */
function momentOf(present: Date, daysAgo: number): Date {
  return new Date(Math.floor((present.getTime() - daysAgo * DAY_MS) / 1_000) * 1_000)
}

/** The same id for the same text, in the form of a UUID. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
