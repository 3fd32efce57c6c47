/** What was told about one member. */
export type Told =
  | { kind: 'began' | 'repriced'; accountId: string; month: string; yearlyPriceCents: number }
  | { kind: 'resumed' | 'ended'; accountId: string; month: string }

/** One member as the figures count them. */
export interface PayingMember {
  accountId: string
  yearlyPriceCents: number
  /** Active or past due with access: their yearly price is revenue; that of a given membership is zero. */
  paying: boolean
  /** The month in which their first membership began; null when none ever did. */
  cohort: string | null
}

/** Came for the first time, came back, pays more, pays less, no longer pays. */
export const MOVEMENTS = ['joined', 'returned', 'upgraded', 'downgraded', 'lost'] as const

export type Movement = (typeof MOVEMENTS)[number]

/** What a step of one member does to the figures; cents are those of a year. */
export interface Moved {
  movement: Movement
  members: -1 | 0 | 1
  cents: number
}

/** The member after something was told; `month` is when. */
export function memberAfter(before: PayingMember | undefined, told: Told): PayingMember {
  const { accountId, month } = told
  const known = before ?? { accountId, yearlyPriceCents: 0, paying: false, cohort: null }
  switch (told.kind) {
    case 'began':
      return {
        ...known,
        cohort: known.cohort ?? month,
        paying: true,
        yearlyPriceCents: told.yearlyPriceCents,
      }
    case 'resumed':
      return { ...known, cohort: known.cohort ?? month, paying: true }
    case 'repriced':
      return { ...known, yearlyPriceCents: told.yearlyPriceCents }
    case 'ended':
      return { ...known, paying: false }
  }
}

/** What the step between two states is called and amounts to; undefined when no figure moves. */
export function movementBetween(before: PayingMember | undefined, after: PayingMember): Moved | undefined {
  const price = after.yearlyPriceCents
  if (before === undefined || !before.paying) {
    if (!after.paying) return undefined
    const movement = before === undefined || before.cohort === null ? 'joined' : 'returned'
    return { movement, members: 1, cents: price }
  }
  if (!after.paying) return { movement: 'lost', members: -1, cents: -before.yearlyPriceCents }
  const cents = price - before.yearlyPriceCents
  if (cents === 0) return undefined
  return { movement: cents > 0 ? 'upgraded' : 'downgraded', members: 0, cents }
}
