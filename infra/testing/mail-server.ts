import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server refuses a recipient: by a code of SMTP, and in its own words. */
export interface Refusal {
  responseCode: number
  words: string
}

export interface MailServer {
  url: string
  /** Whom it was asked to take mail for, each time that it was asked. */
  asked: string[]
  stop(): Promise<void>
}

/**
 * Starts a mail server that forgets what it takes.
 * @param answer what it says to a recipient: a refusal, or nothing more on that connection; otherwise it takes the mail
 */
export async function startMailServer(
  answer: (address: string) => Refusal | 'silence' | undefined,
): Promise<MailServer> {
  const asked: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      asked.push(address)
      const answered = answer(address)
      if (answered === 'silence') return
      if (answered === undefined) return done()
      done(Object.assign(new Error(answered.words), { responseCode: answered.responseCode }))
    },
    onData: (stream, _session, done) => void stream.on('end', done).resume(),
  })
  // Whoever waits in vain hangs up.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  // A server that listens on a port has an address of this kind.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    asked,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
