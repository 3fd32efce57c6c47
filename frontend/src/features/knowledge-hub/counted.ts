const number = new Intl.NumberFormat('en')

/** A count with its noun, such as "1 page" or "1,204 pages". */
export function counted(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`
}
