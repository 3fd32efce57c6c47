import type { Principal } from '../sessions/principal.ts'

declare global {
  namespace Express {
    /** The signed-in person, as passport puts them on the request. */
    interface User extends Principal {}
    interface Request {
      /** Follows the request through events and queues. */
      id: string
      /** The key under which the session of a read-only request is stored. */
      sessionKey?: Buffer | undefined
      /** The endpoint that it matched, for metrics. */
      endpoint?: { method: string; path: string }
      /** Set once the guard has let in a call that takes a file: the file may take long to arrive. */
      takesFile?: boolean
      /** Forgets the body, and gives back the memory that was kept for it. There where such a one was read. */
      letGoOfBody?: () => void
    }
  }
}
