import { formatPlural } from '../../lib/format.ts'
/** Says how many people the list holds; null where nobody counts. */
export function formatTotal(total: number | null, narrowed: boolean): string {
  if (total === null) return 'People who match your search'
  const people = formatPlural(total, 'person', 'people')
  return narrowed ? `${people} matching these filters` : `${people} in total`
}
