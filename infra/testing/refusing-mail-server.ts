import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** How a mail server answers to a recipient: by a code of SMTP, and in its own words. */
export interface Refusal {
  responseCode: number
  words: (address: string) => string
}

export interface RefusingMailServer {
  url: string
  /** Whom it was asked to take mail for, each time that it was asked. */
  asked: string[]
  stop(): Promise<void>
}

/** Starts a mail server that takes mail for nobody. */
export async function startRefusingMailServer({ responseCode, words }: Refusal): Promise<RefusingMailServer> {
  const asked: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      asked.push(address)
      done(Object.assign(new Error(words(address)), { responseCode }))
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    asked,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  }
}
