import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server refuses a recipient: by a code of SMTP, and in its own words. */
export interface Refusal {
  responseCode: number
  words: string
}

export interface RefusingMailServer {
  url: string
  /** Whom it was asked to take mail for, each time that it was asked. */
  asked: string[]
  stop(): Promise<void>
}

/** Starts a mail server that refuses whom it is told to, and forgets what it takes. */
export async function startRefusingMailServer(
  refuse: (address: string) => Refusal | undefined,
): Promise<RefusingMailServer> {
  const asked: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      asked.push(address)
      const refusal = refuse(address)
      if (refusal === undefined) return done()
      done(Object.assign(new Error(refusal.words), { responseCode: refusal.responseCode }))
    },
    onData: (stream, _session, done) => void stream.on('end', done).resume(),
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  // A server that listens on a port has an address of this kind.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    asked,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
