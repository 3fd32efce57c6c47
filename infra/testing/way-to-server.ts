import { connect, createServer, type Socket } from 'node:net'

/** The way to a server, on which all that is said can be lost: connections stay, and nobody hears anything. */
export interface WayToServer {
  /** The given one, by this way. */
  url: string
  /** What is said on the connections of by now is lost; later ones are as good as ever. */
  lose(): void
  /** Whether anything was said to the server that was lost. */
  hasLost(): boolean
  close(): Promise<void>
}

/** Opens one to the server of this address. */
export async function openWay(serverUrl: string): Promise<WayToServer> {
  const url = new URL(serverUrl)
  const { hostname: host, port } = url
  const pairs: { near: Socket; far: Socket }[] = []
  let hasLost = false
  const server = createServer((near) => {
    const far = connect(Number(port), host)
    pairs.push({ near, far })
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: url.href,
    lose() {
      for (const { near, far } of pairs) {
        far.unpipe()
        near.unpipe().on('data', () => {
          hasLost = true
        })
        near.resume()
      }
    },
    hasLost: () => hasLost,
    async close() {
      for (const end of pairs.flatMap(({ near, far }) => [near, far])) end.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
