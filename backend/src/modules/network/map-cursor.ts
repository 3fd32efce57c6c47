import { DomainError } from '@meridian/contracts/values/domain-error'
import { z } from 'zod'
import type { ListPosition } from './domain/map/member-list.ts'

const position = z.tuple([
  z.enum(['all', 'begins', 'contains']),
  z.string().refine((name) => !name.includes('\0')),
  z.uuid(),
])

/** A position as text for a URL. */
export function writeCursor({ part, sortName, id }: ListPosition): string {
  return Buffer.from(JSON.stringify([part, sortName, id])).toString('base64url')
}

/** The position behind a cursor, null for none. Throws `invalid-input` for what is not a cursor of ours. */
export function readCursor(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  try {
    const [part, sortName, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { part, sortName, id }
  } catch {
    throw new DomainError('invalid-input', 'cursor: Give the nextCursor of the answer before, or none.')
  }
}
