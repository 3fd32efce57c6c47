/** A setting that the sandbox cannot start with; the message is one line for the person who starts it. */
export class SandboxConfigError extends Error {}

/**
 * Where the app and its stand-ins listen: the only place that reads `PORT` and `SANDBOX_PORT` on this machine.
 * @throws SandboxConfigError for what is not a port
 */
export function readPorts(env: NodeJS.ProcessEnv): { app: number; sandbox: number } {
  const app = readPort('PORT', env.PORT, 3000, 65_533)
  // The last port is left for mail, which takes the one after.
  return { app, sandbox: readPort('SANDBOX_PORT', env.SANDBOX_PORT, app + 1, 65_534) }
}

function readPort(name: string, value: string | undefined, preset: number, highest: number): number {
  if (value === undefined || value === '') return preset
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= highest) return port
  throw new SandboxConfigError(
    `${name} is not valid: "${value}" is no port from 1 to ${highest}. Example: ${name}=${preset}`,
  )
}
