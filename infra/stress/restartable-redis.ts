import { startRedis } from '../local/redis-server.ts'

export interface RestartableRedis {
  url: string
  /** SIGKILL; all that it held is gone. */
  kill(): Promise<void>
  /** Starts an empty one where the last one was. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** A Redis that keeps nothing on disk. Throws where none is installed. */
export async function restartableRedis(folder: string): Promise<RestartableRedis> {
  let server = await startRedis(folder)
  const { url, port } = server
  return {
    url,
    kill: () => server.kill(),
    async restart() {
      server = await startRedis(folder, port)
    },
    stop: () => server.stop(),
  }
}
