/** One member as the headline figures count them. */
export interface PayingMember {
  accountId: string
  yearlyPriceCents: number
  /** Active or past due: their yearly price is revenue. */
  paying: boolean
}

/** What a step of one member does to the figures. */
export function headlineDelta(before: PayingMember | undefined, after: PayingMember) {
  return {
    members: Number(after.paying) - Number(before?.paying ?? false),
    revenueCents: revenue(after) - (before === undefined ? 0 : revenue(before)),
  }
}

function revenue(member: PayingMember): number {
  return member.paying ? member.yearlyPriceCents : 0
}

/** Dollars a month from cents a year, to the cent. */
export function monthlyDollars(yearlyCents: number): number {
  return Math.round(yearlyCents / 12) / 100
}

/** Percent of those begun that were completed, to one decimal; 0 when none was begun. */
export function conversionRate(begun: number, completed: number): number {
  return begun === 0 ? 0 : Math.round((completed / begun) * 1_000) / 10
}
