import { join, resolve } from 'node:path'
import { urlOn } from '@meridian/contracts/values/url-on'
import { readPorts, SandboxConfigError } from './ports.ts'

export interface SandboxConfig {
  /** Where the stand-ins listen; mail is received on the next port. */
  port: number
  smtpPort: number
  /** The SQLite file with the state. */
  file: string
  /** Where the app receives the payment provider's webhooks. */
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
  const { app, sandbox: port } = readPorts(env)
  return {
    port,
    smtpPort: port + 1,
    file: join(resolve(env.DATA_DIR || '.data'), 'sandbox.sqlite'),
    webhookTarget: `${urlOn(env.HOST, app)}/api/webhooks/stripe`,
  }
}
