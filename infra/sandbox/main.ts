import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { readSandboxConfig } from './config.ts'
import { SandboxConfigError } from './ports.ts'
import { startSandbox } from './start-sandbox.ts'

try {
  const config = readSandboxConfig(process.env)
  mkdirSync(dirname(config.file), { recursive: true })
  const sandbox = await startSandbox({ ...config, log: console.log })
  console.log(`Sandbox on ${sandbox.url}, mailbox ${sandbox.url}/mail, mail server ${sandbox.smtpUrl}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.stop())
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}

function explain(error: unknown): string {
  if (error instanceof SandboxConfigError) return error.message
  if (!(error instanceof Error)) return `The sandbox cannot start: ${error}`
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `The sandbox cannot start: port ${error.port} of 127.0.0.1 is taken. Stop what uses it, or set SANDBOX_PORT.`
  return `The sandbox cannot start: ${error.message}`
}
