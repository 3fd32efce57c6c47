import { freePort } from '../local/ports.ts'
import type { BenchParts } from './parts.ts'
import { startProcess } from './process.ts'

/** Starts the small servers that the back end is measured against, all in one process; answers their address. */
export async function startReference(around: BenchParts): Promise<string> {
  const { DATABASE_URL, PATH } = await around.environment('reference')
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  await startProcess(around, {
    name: 'reference',
    file: new URL('./references/express-server.ts', import.meta.url),
    env: { PATH, NODE_ENV: 'production', DATABASE_URL, PORT: port },
    readyUrl: `${url}/json`,
  })
  return url
}
