/** Dollars a month from cents a year, to the cent. */
export function monthlyDollars(yearlyCents: number): number {
  return Math.round(yearlyCents / 12) / 100
}

/** A share in percent, to one decimal; 0 when there is nothing to have a share of. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10
}

/** The change from one figure to another in whole percent of the first; null when that is 0. */
export function changeInPercent(before: number, now: number): number | null {
  if (before === 0) return null
  // Adding 0 turns -0 into 0.
  return Math.round((now / before - 1) * 100) + 0
}

/** The share of begun checkouts that were completed, unrounded; 0 when none was begun. */
export function conversion({ begun, completed }: { begun: number; completed: number }): number {
  return begun === 0 ? 0 : completed / begun
}
