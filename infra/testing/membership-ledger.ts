import { DAY_MS } from '@meridian/contracts/values/durations'
import type { Happening } from './membership-histories.ts'

const WINDOW = 30

const monthly = (cents: number) => Math.round(cents / 12) / 100
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10)

/** Who pays how much after a history, and who ever did. */
function standingAfter(history: readonly Happening[]) {
  const prices = new Map<string, number>()
  const paying = new Set<string>()
  const ever = new Set<string>()
  for (const { kind, member, yearlyPriceCents } of history) {
    if (kind === 'activate' || kind === 'plan' || kind === 'price') prices.set(member, yearlyPriceCents)
    if (kind === 'activate' || kind === 'restore') paying.add(member)
    if (kind === 'lose') paying.delete(member)
    for (const one of paying) ever.add(one)
  }
  const revenue = (member: string) => (paying.has(member) ? (prices.get(member) ?? 0) : 0)
  return { paying, ever, revenue, total: [...paying].reduce((sum, member) => sum + revenue(member), 0) }
}

/** What one step did, found by comparing the whole before with the whole after. */
function movementOf(history: readonly Happening[], index: number) {
  const { member } = history[index] ?? { member: '' }
  const before = standingAfter(history.slice(0, index))
  const after = standingAfter(history.slice(0, index + 1))
  const cents = after.revenue(member) - before.revenue(member)
  if (!before.paying.has(member) && after.paying.has(member))
    return { name: before.ever.has(member) ? 'returned' : 'joined', cents }
  if (before.paying.has(member) && !after.paying.has(member)) return { name: 'lost', cents }
  if (cents !== 0) return { name: cents > 0 ? 'upgraded' : 'downgraded', cents }
  return { name: 'nothing', cents }
}

/** Counts every figure of a history from the start, slowly, and by moments instead of calendar days. */
export function ledger(history: readonly Happening[]) {
  const moved = history.map((happening, index) => ({ at: happening.at, ...movementOf(history, index) }))
  const first = history[0]?.at.getTime() ?? 0
  const last = history.at(-1)?.at.getTime() ?? first

  const within = <T extends { at: Date }>(all: readonly T[], day: string, days: number) => {
    const end = Date.parse(`${day}T00:00:00Z`) + DAY_MS
    return all.filter(({ at }) => at.getTime() < end && at.getTime() >= end - days * DAY_MS)
  }
  const until = (end: number) => standingAfter(history.filter(({ at }) => at.getTime() < end))
  const endOf = (day: string) => Date.parse(`${day}T00:00:00Z`) + DAY_MS
  const happened = (kind: Happening['kind'], day: string, days = 1) =>
    within(history, day, days).filter((one) => one.kind === kind).length
  const steps = (name: string, day: string, days = 1) =>
    within(moved, day, days).filter((one) => one.name === name)
  const counted = (day: string, kinds: Record<string, Happening['kind']>) => ({
    day,
    ...Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, happened(kind, day)])),
  })
  const sum = (all: readonly { cents: number }[]) => all.reduce((total, { cents }) => total + cents, 0)

  return {
    minutes: (last - first) / 60_000,
    trend: (day: string) => ({
      day,
      members: until(endOf(day)).paying.size,
      monthlyRevenue: monthly(until(endOf(day)).total),
      joined: steps('joined', day).length,
      returned: steps('returned', day).length,
      lost: steps('lost', day).length,
      checkoutsBegun: happened('begin', day),
      checkoutsCompleted: happened('pay', day),
      conversionRate: percent(happened('pay', day, WINDOW), happened('begin', day, WINDOW)),
    }),
    movement: (day: string) => {
      const of = (name: string) => ({
        people: steps(name, day).length,
        monthlyRevenue: monthly(sum(steps(name, day))),
      })
      const names = ['joined', 'returned', 'upgraded', 'downgraded', 'lost']
      const each = Object.fromEntries(names.map((name) => [name, of(name)]))
      return { day, ...each, net: monthly(sum(within(moved, day, 1))) }
    },
    churn: (day: string) => {
      const lost = steps('lost', day, WINDOW).length
      const came = steps('joined', day, WINDOW).length + steps('returned', day, WINDOW).length
      const membersBefore = until(endOf(day) - WINDOW * DAY_MS).paying.size
      return { day, lost, membersBefore, came, churnRate: percent(lost, membersBefore + came) }
    },
    funnel: (day: string) => counted(day, { begun: 'begin', completed: 'pay', activated: 'activate' }),
    referrals: (day: string) =>
      counted(day, { named: 'name', credited: 'credit', refused: 'refuse', withdrawn: 'withdraw' }),
    cohorts: (today: string) => cohortsOf(history, moved, today, until),
  }
}

function cohortsOf(
  history: readonly Happening[],
  moved: readonly { at: Date; name: string }[],
  today: string,
  until: (end: number) => { paying: Set<string> },
) {
  const months = new Map<string, string[]>()
  history.forEach(({ at, member }, index) => {
    if (moved[index]?.name !== 'joined') return
    const month = `${at.toISOString().slice(0, 7)}-01`
    months.set(month, [...(months.get(month) ?? []), member])
  })
  return [...months]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([month, members]) => {
      const retained: number[] = []
      const end = new Date(`${month}T00:00:00Z`)
      while (end.getTime() <= Date.parse(today)) {
        end.setUTCMonth(end.getUTCMonth() + 1)
        const { paying } = until(end.getTime())
        retained.push(members.filter((member) => paying.has(member)).length)
      }
      return { month, joined: members.length, retained }
    })
}
