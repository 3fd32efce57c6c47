import { DomainError } from '@meridian/contracts/values/domain-error'
import { readUuid } from '@meridian/contracts/values/uuid'
import type { Request } from 'express'

/**
 * The id in a path such as `/api/users/:id`, in small letters. Throws `not-found`, in these words, for what cannot be
 * one.
 */
export function pathId(req: Request, name = 'id', words = 'There is nothing with this id.'): string {
  const id = readUuid(String(req.params[name]))
  if (id === undefined) throw new DomainError('not-found', words)
  return id
}
