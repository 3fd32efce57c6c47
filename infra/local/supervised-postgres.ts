import { setTimeout as pause } from 'node:timers/promises'
import { ensureDatabase, type Postgres, type PostgresOptions, startPostgres } from './postgres.ts'

const DATABASE = 'meridian'
const RETRY_MS = 1_000

/**
 * A PostgreSQL that is restarted, on the same port, when it dies.
 * @param defer is told how to stop it before anything of it runs: a start may be aborted at any moment
 */
export async function supervisePostgres(
  options: Omit<PostgresOptions, 'signal'>,
  say: (line: string) => void,
  defer: (stop: () => Promise<void>) => void,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  let starting: Promise<Postgres> = startPostgres({ ...options, signal })
  const stop = async () => {
    stopping.abort()
    // A server that failed to start has ended by itself.
    await starting.then(
      (latest) => latest.stop(),
      () => {},
    )
  }
  defer(stop)
  let server = await starting
  watch()
  await ensureDatabase(server, DATABASE)

  function watch(): void {
    server.process.once('exit', (code, killed) => {
      if (signal.aborted) return
      say(`PostgreSQL ended (${killed ?? `code ${code}`}); starting it again`)
      void restart()
    })
  }

  async function restart(): Promise<void> {
    while (!signal.aborted) {
      try {
        starting = startPostgres({ ...options, port: server.port, signal })
        server = await starting
        return watch()
      } catch (error) {
        if (!signal.aborted)
          say(`PostgreSQL does not start: ${error instanceof Error ? error.message : error}`)
        await pause(RETRY_MS)
      }
    }
  }

  return { url: server.url(DATABASE), port: server.port, pid: () => server.process.pid, stop }
}
