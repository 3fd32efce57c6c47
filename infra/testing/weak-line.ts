import { createConnection, createServer, type Socket } from 'node:net'
import { freePort } from '../local/ports.ts'

/** A line to a server that can be cut, or on which all that is said can be lost. */
export interface WeakLine {
  url: string
  /** Breaks open connections; nothing gets through until it is mended. */
  cut(): void
  mend(): void
  /** Open connections stay, and nothing that is said on them is heard any more; later ones are as good as ever. */
  silence(): void
  /** Whether anything was said to the server that it did not hear. */
  isUnheard(): boolean
  /** How many connections were turned away while it was cut. */
  refused(): number
  close(): void
}

/**
 * Opens a line to a port of this machine.
 * @param overhear gets what is said to the server
 */
export async function openWeakLine(
  to: number,
  overhear: (said: Buffer) => void = () => {},
): Promise<WeakLine> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const callers = new Set<Socket>()
  let whole = true
  let refused = 0
  let unheard = false
  const server = createServer((socket) => {
    const onward = createConnection({ host: '127.0.0.1', port: to })
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('close', () => sockets.delete(end))
      end.on('error', () => [socket, onward].map((each) => each.destroy()))
    }
    callers.add(socket)
    socket.on('close', () => callers.delete(socket))
    socket.on('data', overhear)
    if (whole) socket.pipe(onward).pipe(socket)
    else {
      refused += 1
      for (const end of [socket, onward]) end.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      whole = false
      hangUp()
    },
    mend() {
      whole = true
    },
    silence() {
      for (const socket of sockets) {
        socket.unpipe()
        socket.resume()
      }
      for (const caller of callers)
        caller.on('data', () => {
          unheard = true
        })
    },
    isUnheard: () => unheard,
    refused: () => refused,
    close() {
      hangUp()
      server.close()
    },
  }
}
