import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SilentMailServer {
  url: string
  /** Who had a mail for it, each time. */
  senders: string[]
  stop(): Promise<void>
}

/** Starts a mail server that falls silent to the first so many who have a mail for it, and takes the others'. */
export async function startSilentMailServer(first: number): Promise<SilentMailServer> {
  const senders: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onMailFrom({ address }, _session, done) {
      if (senders.push(address) > first) done()
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
    senders,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
