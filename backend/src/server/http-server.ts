import { createServer, type RequestListener, type Server } from 'node:http'
import { prepareToEnd } from './end-server.ts'
import { receiveInTime } from './receive-in-time.ts'

/** How long requests may take to arrive, in milliseconds. */
export interface Deadlines {
  /** For a request with its body. */
  request: number
  /** For the file of an upload that was let in. */
  upload: number
  /** How often is looked for those that are late. */
  look: number
}

const DEADLINES: Deadlines = { request: 10_000, upload: 60 * 60 * 1_000, look: 1_000 }

/** A server for `app` that waits for nobody longer than the deadlines say, and ends unnoticed once `ending` is aborted. */
export function createHttpServer(app: RequestListener, ending: AbortSignal, deadlines = DEADLINES): Server {
  const { request: requestTimeout, upload, look: connectionsCheckingInterval } = deadlines
  const server = createServer({ requestTimeout, connectionsCheckingInterval }, app)
  receiveInTime(server, prepareToEnd(server, ending), upload)
  return server
}
