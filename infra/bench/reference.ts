import { freePort } from '../local/ports.ts'
import { startProcess } from './process.ts'
import type { Surroundings } from './surroundings.ts'

/** Starts the small servers that the back end is measured against, all in one process; answers their address. */
export async function startReference(
  around: Pick<Surroundings, 'root' | 'say' | 'environment' | 'defer'>,
): Promise<string> {
  const { DATABASE_URL, PATH } = await around.environment('reference')
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  await startProcess(around, {
    name: 'reference',
    file: 'infra/bench/references/express-server.ts',
    env: { PATH, NODE_ENV: 'production', DATABASE_URL, PORT: port },
    readyUrl: `${url}/json`,
  })
  return url
}
