import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { Page } from '../../../lib/http.ts'
import type { Loaded } from '../../../lib/load-once.ts'
import { useLivePage } from '../../../lib/resource.ts'
import { type Place, searchOf } from '../place.ts'

/** A page of the community's people; with e-mail addresses for staff only. */
export const useUsers = (place: Place): Loaded<Page<DirectoryEntry>> =>
  useLivePage(`/api/users${searchOf(place)}`)

/** The address of the same people as a file. */
export const exportAddress = (place: Place): string =>
  `/api/users/export.csv${searchOf({ ...place, cursor: '' })}`
