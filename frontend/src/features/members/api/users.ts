import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { Loaded } from '../../../lib/load-once.ts'
import { useResource } from '../../../lib/resource.ts'

/** The most people that one answer holds. */
const ANSWER_LIMIT = 50

/** The people of the community, the newest first; with e-mail addresses for staff only. */
export const useUsers = (): Loaded<DirectoryEntry[]> => useResource<DirectoryEntry[]>('/api/users')

/** Says how many people a list holds, and does not claim to be all of them when it may not be. */
export function countWording(count: number): string {
  if (count >= ANSWER_LIMIT) return `The newest ${count} people`
  return count === 1 ? '1 person in total' : `${count} people in total`
}
