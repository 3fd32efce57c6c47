import { DomainError } from '@meridian/contracts/values/domain-error'
import type { Request, RequestHandler } from 'express'

/** Puts a parser that takes at most `limit` bytes of a body under the one count of a room. */
export type BodyMemory = (parser: RequestHandler, limit: number) => RequestHandler

/** A body of which not all has come yet. */
interface Arrival {
  giveWay(): void
}

/**
 * Room for `capacity` bytes of bodies at the same time, each counted from its beginning until it has been answered, or
 * `req.letGoOfBody` is called.
 * Where it is short, those that have been arriving for the longest give way to the next one, so that nobody can keep
 * others out by sending slowly. What does not fit even so is refused as `unavailable`.
 * @param untilRead offers `req.letGoOfBody`. Not for webhooks, which are answered at once: keeping it on each request
 * doubles their p99
 */
export function createBodyMemory(capacity: number, { untilRead = false } = {}): BodyMemory {
  const arriving = new Set<Arrival>()
  let taken = 0

  const makeRoom = (bytes: number) => {
    for (const oldest of arriving) {
      if (taken + bytes <= capacity) return
      oldest.giveWay()
    }
    if (taken + bytes > capacity) throw noRoom()
  }

  return (parser, limit) => (req, res, next) => {
    const bytes = bytesOf(req, limit)
    if (bytes === 0) return parser(req, res, next)
    makeRoom(bytes)
    taken += bytes
    let held = bytes
    const release = () => {
      taken -= held
      held = 0
    }
    const arrival = {
      giveWay() {
        arriving.delete(arrival)
        release()
        // Otherwise the rest would still come in by this connection.
        res.shouldKeepAlive = false
        next(noRoom())
      },
    }
    arriving.add(arrival)
    res.once('close', release)
    if (untilRead) req.letGoOfBody = () => letGo(req, release)
    parser(req, res, (error?: unknown) => {
      // Whoever gave way has been answered.
      if (!arriving.delete(arrival)) return
      // What the parser leaves to others, such as a file, is not kept in memory.
      if (req.body === undefined) release()
      next(error)
    })
  }
}

function letGo(req: Request, release: () => void): void {
  req.body = undefined
  release()
}

/** What a body may take. One that says that it is too large is refused before it takes anything. */
function bytesOf({ headers }: Request, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit
  const bytes = Number(headers['content-length'] ?? 0)
  return bytes > limit ? 0 : bytes
}

function noRoom(): DomainError {
  const text = 'Too much is being sent to us at the moment. Please try again in a few seconds.'
  return new DomainError('unavailable', text, { retryAfter: 3 })
}
