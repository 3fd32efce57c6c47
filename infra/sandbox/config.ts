import { join, resolve } from 'node:path'

/** A setting that the sandbox cannot start with; the message is one line for the person who starts it. */
export class SandboxConfigError extends Error {}

export interface SandboxConfig {
  /** Where the stand-ins listen; mail is received on the next one. */
  port: number
  smtpPort: number
  /** The SQLite file with the state. */
  file: string
  /** Where the app takes the payment provider's webhooks. */
  webhookTarget: string
}

/**
 * Reads the sandbox's settings from environment variables.
 * @throws SandboxConfigError in production, or for a bad value
 */
export function readSandboxConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  if (env.NODE_ENV === 'production')
    throw new SandboxConfigError(
      'The sandbox does not run in production (NODE_ENV=production): configure the real providers instead.',
    )
  const appPort = readPort('PORT', env.PORT, 3000, 65_533)
  // The last port is left for mail, which takes the one after.
  const port = readPort('SANDBOX_PORT', env.SANDBOX_PORT, appPort + 1, 65_534)
  return {
    port,
    smtpPort: port + 1,
    file: join(resolve(env.DATA_DIR || '.data'), 'sandbox.sqlite'),
    webhookTarget: `http://127.0.0.1:${appPort}/api/webhooks/stripe`,
  }
}

function readPort(name: string, value: string | undefined, preset: number, highest: number): number {
  if (value === undefined || value === '') return preset
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= highest) return port
  throw new SandboxConfigError(
    `${name}: "${value}" is not a port from 1 to ${highest}, like ${name}=${preset}`,
  )
}
