import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { type FaultBoard, SLOW_MS } from '../faults/fault-board.ts'
import type { RequestLog } from '../requests/request-log.ts'
import type { Mailbox } from './mailbox.ts'
import { type ParsedMail, parseMail } from './parse-mail.ts'

const MAX_MAIL_BYTES = 10_000_000

interface MailServerDependencies {
  mailbox: Mailbox
  requests: RequestLog
  faults: FaultBoard
  log: (line: string) => void
}

/** A mail server that takes every mail, from anyone and for anyone, into the mailbox. Not listening yet. */
export function createMailServer(dependencies: MailServerDependencies): SMTPServer {
  const server = new SMTPServer({
    banner: 'Sandbox mailbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    logger: false,
    closeTimeout: 500,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onMailFrom: (_address, session, done) => spoil(session, done),
    onData: (stream, session, done) => {
      buffer(stream)
        .then((source) => receive(source, session, dependencies))
        .then(() => done(), done)
    },
  })
  server.on('error', (error) => dependencies.log(`Mail server: ${error.message}`))
  const socketsByPort = trackSockets(server)

  function spoil(session: SMTPServerSession, done: (error?: Error) => void) {
    const kind = dependencies.faults.take('mail', '')
    // A mail server has no answers that could be cut off or be HTML: it hangs up, or it waits.
    if (kind === 'down' || kind === 'cut-off' || kind === 'html')
      return void socketsByPort.get(session.remotePort)?.destroy()
    if (kind === 'slow' || kind === 'drip') return void setTimeout(done, SLOW_MS).unref()
    if (kind === 'rate-limited') return done(refusal(450, '4.7.1 Too many mails, try again later'))
    if (kind === 'error') return done(refusal(451, '4.3.0 Local error, try again later'))
    done()
  }
  return server
}

/** The library offers no way to cut one connection: the remote port identifies it. */
function trackSockets(server: SMTPServer): Map<number, Socket> {
  const sockets = new Map<number, Socket>()
  server.server.on('connection', (socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  return sockets
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

async function receive(source: Buffer, session: SMTPServerSession, dependencies: MailServerDependencies) {
  if (source.length > MAX_MAIL_BYTES) throw refusal(552, `5.3.4 A mail may have ${MAX_MAIL_BYTES} bytes`)
  const now = new Date()
  const mail = await parseMail(source)
  const to = session.envelope.rcptTo.map(({ address }) => address)
  dependencies.mailbox.receive(mail, to, now)
  record(mail, to, now, dependencies.requests)
}

function record(mail: ParsedMail, to: string[], at: Date, requests: RequestLog) {
  const { messageId, from, subject } = mail
  requests.add({
    provider: 'mail',
    method: 'MAIL',
    path: to.join(', '),
    query: {},
    idempotencyKey: messageId,
    body: { messageId, from, to, subject },
    status: 250,
    at: at.toISOString(),
  })
}
