/** The periods that can be chosen, in days. */
export const PERIODS: Readonly<Record<string, string>> = {
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
}

const USUAL = '90'

/** The period that an address asks for, in days; the usual one when it asks for none that there is. */
export function periodOf(search: string): string {
  const asked = new URLSearchParams(search).get('days') ?? USUAL
  return asked in PERIODS ? asked : USUAL
}
