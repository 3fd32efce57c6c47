import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Request } from 'express'

/** The latest answer on each connection. */
export type LatestAnswers = ReadonlyMap<Socket, ServerResponse>

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT'

/**
 * Answers requests that `server` finds late or cannot read, and hangs up on them. An upload that was let in gets
 * `uploadMs` more.
 */
export function receiveInTime(server: Server, answers: LatestAnswers, uploadMs: number): void {
  // Node reports each late request once, and leaves it to the listener whether it hangs up.
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket)
    if (error.code !== LATE) refuse(socket, answer, statusOf(error))
    else if (isUpload(answer)) after(uploadMs, answer.req, () => refuse(socket, answer, 408))
    else if (socket.bytesRead === 0) letWait(socket, server.keepAliveTimeout)
    else refuse(socket, answer, 408)
  })
}

/** True while a file comes in that the guard has let in. */
function isUpload(answer: ServerResponse | undefined): answer is ServerResponse {
  const req = answer?.req as Request | undefined
  return req?.takesFile === true && !req.complete
}

/** Proxies open connections before they need them: those wait as long as connections that have been used. */
function letWait(socket: Socket, ms: number): void {
  after(ms, socket, () => {
    if (socket.bytesRead === 0) socket.destroy()
  })
}

/** Does something after a time unless `whose` has closed by then. */
function after(ms: number, whose: NodeJS.EventEmitter, act: () => void): void {
  const timer = setTimeout(act, ms).unref()
  whose.once('close', () => clearTimeout(timer))
}

const WORDS: Record<number, string> = {
  400: 'This is not a request that we can read.',
  408: 'The request did not arrive in time. Please try again.',
  413: 'The request is too large.',
  431: 'The headers of the request are too large.',
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW' ? 413 : 400
}

function refuse(socket: Socket, answer: ServerResponse | undefined, status: number): void {
  if (socket.writable && mayStillAnswer(answer)) {
    const words = WORDS[status] ?? ''
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(words)}`,
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${words}`)
  }
  // Waiting until it is read would leave it to the other side for how long.
  socket.destroy()
}

/** Not when an answer has begun, nor when it was given before all of its request had come. */
function mayStillAnswer(answer: ServerResponse | undefined): boolean {
  if (answer === undefined || !answer.headersSent) return true
  return answer.writableFinished && answer.req.complete
}
