import { ensureDatabase, type Postgres, type PostgresOptions, startPostgres } from './postgres.ts'

const DATABASE = 'meridian'
const RETRY_MS = 1_000

/** A PostgreSQL that is started again, on the same port, when it dies. */
export async function supervisePostgres(options: PostgresOptions, say: (line: string) => void) {
  let stopped = false
  let server = await startPostgres(options)
  watch(server)
  await ensureDatabase(server, DATABASE)

  function watch(current: Postgres): void {
    current.process.once('exit', (code, signal) => {
      if (stopped) return
      say(`PostgreSQL ended (${signal ?? `code ${code}`}); starting it again`)
      void restart(current.port)
    })
  }

  async function restart(port: number): Promise<void> {
    try {
      server = await startPostgres({ ...options, port })
      watch(server)
    } catch (error) {
      say(`PostgreSQL does not start: ${error instanceof Error ? error.message : error}`)
      if (!stopped) setTimeout(() => void restart(port), RETRY_MS)
    }
  }

  return {
    url: server.url(DATABASE),
    port: server.port,
    pid: () => server.process.pid,
    async stop() {
      stopped = true
      await server.stop()
    },
  }
}
