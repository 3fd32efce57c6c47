import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { Loaded } from '../../../lib/load-once.ts'
import { useResource } from '../../../lib/resource.ts'

/** The people of the community, the newest first; with e-mail addresses for staff only. */
export const useUsers = (): Loaded<DirectoryEntry[]> => useResource<DirectoryEntry[]>('/api/users')
