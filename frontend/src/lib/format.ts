const count = new Intl.NumberFormat('en')
const share = new Intl.NumberFormat('en', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** A count as people read it, such as "1,204". */
export const formatCount = (value: number): string => count.format(value)

/** A count with its noun, such as "1 page" or "1,204 people". */
export const formatPlural = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`

/** What a search has found, such as "Found: 1 link"; `isMore`: there is another page. */
export const formatFound = (value: number, isMore: boolean, one: string, many?: string): string =>
  `Found: ${formatPlural(value, one, many)}${isMore ? ' and more' : ''}`

/** A share that is given in percent, such as "23.0%". */
export const formatPercent = (inPercent: number): string => share.format(inPercent / 100)
