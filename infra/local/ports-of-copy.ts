import { whyNotListening } from '@meridian/backend/config'
import { frontendPort } from './frontend-server.ts'
import { OperatorError } from './operator-error.ts'
import { listeningTrouble } from './ports.ts'
import type { LocalSettings } from './settings.ts'

/** Throws OperatorError with what to change where a copy could not listen on one of its ports. */
export async function assertPortsAreFree(settings: LocalSettings): Promise<void> {
  for (const { variable, port, host } of portsOf(settings)) {
    const trouble = await listeningTrouble(port, host)
    if (trouble?.code === 'EADDRINUSE')
      throw new OperatorError(
        `${variable} ${port} is taken. Choose another one, for example PORT=${settings.port + 1_100} DATA_DIR=.data-2`,
      )
    if (trouble !== undefined) throw new OperatorError(whyNotListening(trouble, { variable, port, host }))
  }
}

function portsOf(settings: LocalSettings) {
  const { host, port, sandboxPort, dev } = settings
  return [
    { variable: 'PORT', port, host },
    { variable: 'SANDBOX_PORT', port: sandboxPort, host: '127.0.0.1' },
    { variable: 'SANDBOX_PORT + 1 (mail)', port: sandboxPort + 1, host: '127.0.0.1' },
    ...(dev ? [{ variable: 'PORT + 10 (front end)', port: frontendPort(settings), host }] : []),
  ]
}
