import { expect, it } from 'vitest'
import { makeDemoPlan } from './demo-plan.ts'
import type { Step } from './step.ts'

const PRICES = { basic: 199, pro: 499, enterprise: 999 }
const GRACE_DAYS = 7
const MONTH = 30

const steps = makeDemoPlan()

/** What the plan comes to at the end of that time: counted step by step, knowing nothing of how it was made. */
function figuresAt(daysAgo: number) {
  const members = new Map<string, { price: number; failures: number[]; isIn: boolean }>()
  const past = steps.filter((step) => step.daysAgo >= daysAgo)
  for (const step of past) move(members, step)
  const paying = [...members.values()].filter(
    ({ isIn, failures }) =>
      isIn && failures.length < 3 && (failures[0] === undefined || failures[0] - daysAgo < GRACE_DAYS),
  )
  const recent = past.filter((step) => step.daysAgo < daysAgo + MONTH)
  const completed = recent.filter(({ does }) => does === 'join').length
  const begun = completed + recent.filter(({ does }) => does === 'leave-checkout').length
  const revenue = paying.reduce((sum, { price }) => sum + price, 0) / 12
  return { members: paying.length, revenue, conversion: completed / begun, completed, begun }
}

function move(members: Map<string, { price: number; failures: number[]; isIn: boolean }>, step: Step): void {
  if (step.does === 'join')
    members.set(step.person.email, { price: PRICES[step.tier], failures: [], isIn: true })
  const one = 'email' in step ? members.get(step.email) : undefined
  if (one === undefined) return
  if (step.does === 'renew') one.failures = step.outcome === 'paid' ? [] : [...one.failures, step.daysAgo]
  if (step.does === 'change-plan') one.price = PRICES[step.tier]
  if (step.does === 'leave' || step.does === 'refund' || step.does === 'give-up') one.isIn = false
}

const percent = (before: number, now: number) => Math.round((now / before - 1) * 100)

it.each([0, 0.5, 1])(
  'comes to the figures that the dashboard is known for, and keeps them (%d days on)',
  (on) => {
    const now = figuresAt(-on)
    const before = figuresAt(MONTH - on)
    expect(now.members).toBe(127)
    expect(percent(before.members, now.members)).toBe(12)
    expect(percent(before.revenue, now.revenue)).toBe(8)
    expect(percent(before.conversion, now.conversion)).toBe(23)
  },
)

it('moves all of them with one more member', () => {
  const now = figuresAt(0)
  const before = figuresAt(MONTH)
  expect(percent(before.members, now.members + 1)).toBe(13)
  expect(percent(before.revenue, now.revenue + PRICES.pro / 12)).toBe(9)
  expect(percent(before.conversion, (now.completed + 1) / (now.begun + 1))).toBe(28)
})

it('has people on every continent, everybody once', () => {
  const joins = steps.flatMap((step) => (step.does === 'join' ? [step.person] : []))
  for (const field of ['username', 'email'] as const)
    expect(new Set(joins.map((person) => person[field])).size).toBe(joins.length)
  const cities = new Set(
    steps.flatMap((step) => (step.does === 'share-location' && step.isPublic ? [step.city] : [])),
  )
  const continents = ['Lagos', 'Tokyo', 'Berlin', 'Toronto', 'Lima', 'Sydney']
  expect(continents.filter((city) => !cities.has(city))).toEqual([])
})

it('lets nobody act before they came, and is the same each time', () => {
  const known = new Set<string>()
  const early = steps.filter((step) => {
    if (step.does === 'join' || step.does === 'register') known.add(step.person.email)
    return 'email' in step && !known.has(step.email)
  })
  expect(early).toEqual([])
  expect(steps.every(({ daysAgo }) => daysAgo > 0)).toBe(true)
  expect(makeDemoPlan()).toEqual(steps)
})
