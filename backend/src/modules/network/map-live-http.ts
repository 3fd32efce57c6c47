import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request, RequestHandler, Response } from 'express'
import type { Clock } from '#platform/clock'
import { withAccess } from '#platform/http/guards'
import type { LiveMap } from './live-map.ts'

/** Nobody has more screens open than this. */
const MAX_STREAMS = 20

/** By then a tab may have been closed. */
const RETRY_AFTER_SECONDS = 30

/** Keeps the answer open and tells when the map has moved, for as long as session and access last. */
export function mapLiveHandler(parts: {
  live: LiveMap
  clock: Clock
  /** Puts the signed-in person on a request, as they are now. */
  readSession: RequestHandler
}): RequestHandler {
  const { live, clock, readSession } = parts
  const open = new Map<string, number>()
  return async (req, res) => {
    const { id } = withAccess(req.user, clock())
    // Whoever hung up while the session was read has already said so, and will not say it again.
    if (res.destroyed) return
    const count = open.get(id) ?? 0
    if (count >= MAX_STREAMS)
      throw new DomainError('rate-limited', 'The map is open in too many tabs. Close some and try again.', {
        retryAfter: RETRY_AFTER_SECONDS,
      })
    open.set(id, count + 1)
    res.on('close', () => leave(open, id))
    await live.open(res, () => mayStay(req, res, id))
  }

  async function mayStay(req: Request, res: Response, id: string): Promise<boolean> {
    Reflect.deleteProperty(req, 'user')
    await readSession(req, res, () => {})
    try {
      return withAccess(req.user, clock()).id === id
    } catch {
      return false
    }
  }
}

function leave(open: Map<string, number>, id: string): void {
  const left = (open.get(id) ?? 1) - 1
  if (left > 0) open.set(id, left)
  else open.delete(id)
}
