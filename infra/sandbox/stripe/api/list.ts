import type { z } from 'zod'
import { listOf } from '../objects/wire.ts'
import { invalid } from './api-error.ts'
import type { listing } from './params.ts'

interface Page {
  limit?: number | undefined
  starting_after?: string | undefined
  ending_before?: string | undefined
  created?: z.output<typeof listing.created>
}

/** The moments that a list is asked for, in seconds. */
interface Bounds {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

const MAX_LIMIT = 100

/**
 * One page of what matches, the newest first.
 * @param matching in order of creation
 * @throws ApiError 400 for a limit outside 1 to 100 or a cursor that is not among them
 */
export function listPage<T extends { id: string; created: number }>(
  matching: T[],
  page: Page,
  url: string,
): ReturnType<typeof listOf<T>> {
  const { limit = 10, starting_after: after, ending_before: before, created } = page
  if (limit < 1 || limit > MAX_LIMIT)
    throw invalid(`Invalid limit: must be from 1 to ${MAX_LIMIT}.`, 'limit', 'parameter_invalid_integer')
  const newest = matching.filter((object) => isWithin(object.created, created)).toReversed()
  const from = after === undefined ? 0 : indexOf(newest, after, 'starting_after') + 1
  const to = before === undefined ? newest.length : indexOf(newest, before, 'ending_before')
  const start = before === undefined ? from : Math.max(from, to - limit)
  const rows = newest.slice(start, to)
  const more = before === undefined ? rows.length > limit : start > from
  return { ...listOf(rows.slice(0, limit), url), has_more: more }
}

function indexOf(objects: { id: string }[], id: string, param: string): number {
  const index = objects.findIndex((object) => object.id === id)
  if (index === -1) throw invalid(`No such object: '${id}'`, param, 'resource_missing')
  return index
}

function isWithin(at: number, range: Page['created'] = {}): boolean {
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity }: Bounds = range
  return at > gt && at >= gte && at < lt && at <= lte
}
