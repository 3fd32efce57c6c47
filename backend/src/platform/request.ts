import type { Principal } from './principal.ts'

declare global {
  namespace Express {
    /** The signed-in person, as passport puts them on the request. */
    interface User extends Principal {}
    interface Request {
      /** Follows the request through events and queues. */
      id: string
      /** Under which key the session of a request that only reads is stored. */
      sessionKey?: Buffer | undefined
      /** The endpoint that it found, for whoever measures. */
      endpoint?: { method: string; path: string }
    }
  }
}
