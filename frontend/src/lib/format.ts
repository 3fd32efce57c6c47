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

/** A share that is given in percent, such as "23.0%". */
export const formatPercent = (inPercent: number): string => share.format(inPercent / 100)
