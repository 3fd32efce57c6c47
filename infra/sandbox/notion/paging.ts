import { z } from 'zod'
import { invalid } from './notion-error.ts'

export const paging = {
  start_cursor: z.uuid().optional(),
  page_size: z.int().min(1).max(100).default(100),
}

/**
 * One page of a list; its cursor is the id of the first item of the next page.
 * @throws NotionError for a cursor whose item is not in the list any more
 */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  given: { start_cursor?: string | undefined; page_size: number },
) {
  const { start_cursor: cursor, page_size: size } = given
  const start = cursor === undefined ? 0 : items.findIndex(({ id }) => id === cursor)
  if (start < 0) throw invalid(`The start_cursor provided is invalid: ${cursor}`)
  const next = items[start + size]
  return {
    items: items.slice(start, start + size),
    next_cursor: next?.id ?? null,
    has_more: next !== undefined,
  }
}
