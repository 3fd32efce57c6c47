/** The periods that can be chosen, in days. */
export const PERIODS = {
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last year',
}

type Period = `${keyof typeof PERIODS}`

const USUAL: Period = '90'

/** The period that an address asks for, in days; the usual one when it asks for none that exists. */
export function periodOf(search: string): Period {
  const asked = new URLSearchParams(search).get('days') ?? USUAL
  return isPeriod(asked) ? asked : USUAL
}

/** Own names only: every object also inherits some, such as constructor. */
const isPeriod = (text: string): text is Period => Object.hasOwn(PERIODS, text)
