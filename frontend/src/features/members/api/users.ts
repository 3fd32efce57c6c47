import type { DirectoryEntry } from '@meridian/contracts/http/analytics/list-users'
import type { Loaded } from '../../../lib/fetch-once.ts'
import type { Page } from '../../../lib/http.ts'
import { useLivePage } from '../../../lib/resource.ts'
import { type DirectoryQuery, searchOf } from '../directory-query.ts'

/** A page of the community's people; with e-mail addresses for staff only. */
export const useUsers = (query: DirectoryQuery): Loaded<Page<DirectoryEntry>> =>
  useLivePage(`/api/users${searchOf(query)}`)

/** The address of the same people as a file. */
export const exportAddress = (query: DirectoryQuery): string =>
  `/api/users/export.csv${searchOf({ ...query, cursor: '' })}`
