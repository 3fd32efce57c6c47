import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request } from 'express'
import { z } from 'zod'

/** The id in a path such as `/api/users/:id`. Throws `not-found`, in these words, for what cannot be one. */
export function pathId(req: Request, name = 'id', words = 'There is nothing with this id.'): string {
  const result = z.uuid().safeParse(req.params[name])
  if (!result.success) throw new DomainError('not-found', words)
  return result.data
}
