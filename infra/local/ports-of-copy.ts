import { whyNotListening } from '@meridian/backend/config'
import { urlOn } from '@meridian/contracts/values/url-on'
import { frontendPort } from './frontend-server.ts'
import { OperatorError } from './operator-error.ts'
import { listeningTrouble } from './ports.ts'
import type { LocalSettings } from './settings.ts'

/** What `fetch` says about ports that browsers never open either. */
const REFUSED = 'bad port'
/** How far the port that is suggested is from one that will not do. */
const FURTHER = 1_100

/**
 * Throws OperatorError with what to change where a copy could not listen on one of its ports, or nobody could open it.
 */
export async function assertPortsAreFree(settings: LocalSettings): Promise<void> {
  for (const { variable, port, host, opened = true } of portsOf(settings)) {
    const trouble = await listeningTrouble(port, host)
    if (trouble?.code === 'EADDRINUSE')
      throw new OperatorError(
        `${variable} ${port} is taken. Choose another one, for example PORT=${settings.port + FURTHER} DATA_DIR=.data-2`,
      )
    if (trouble !== undefined) throw new OperatorError(whyNotListening(trouble, { variable, port, host }))
    if (opened && (await isRefused(urlOn(host, port)))) {
      const [name = ''] = variable.split(' ')
      const other = (name === 'PORT' ? settings.port : settings.sandboxPort) + FURTHER
      throw new OperatorError(
        `Browsers refuse to open ${variable} ${port}. Choose another one, for example ${name}=${other}`,
      )
    }
  }
}

/** Nobody listens there yet, so that nobody is asked anything. */
async function isRefused(url: string): Promise<boolean> {
  return fetch(url).then(
    () => false,
    (error: unknown) =>
      error instanceof Error && error.cause instanceof Error && error.cause.message === REFUSED,
  )
}

function portsOf(settings: LocalSettings) {
  const { host, port, sandboxPort, dev } = settings
  return [
    { variable: 'PORT', port, host },
    { variable: 'SANDBOX_PORT', port: sandboxPort, host: '127.0.0.1' },
    { variable: 'SANDBOX_PORT + 1 (mail)', port: sandboxPort + 1, host: '127.0.0.1', opened: false },
    ...(dev ? [{ variable: 'PORT + 10 (front end)', port: frontendPort(settings), host }] : []),
  ]
}
