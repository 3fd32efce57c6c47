const NUMBER = new Intl.NumberFormat('en-US')

/** Says how many people the list holds; null where nobody counts. */
export function countWording(total: number | null, narrowed: boolean): string {
  if (total === null) return 'People who match your search'
  const people = total === 1 ? '1 person' : `${NUMBER.format(total)} people`
  return narrowed ? `${people} matching these filters` : `${people} in total`
}
