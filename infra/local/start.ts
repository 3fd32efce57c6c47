import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { banner } from './banner.ts'
import { childEnvironment } from './child-environment.ts'
import { lockDataDir } from './data-lock.ts'
import { seedDemo } from './demo-community.ts'
import { seedDemoPodcast } from './demo-podcast.ts'
import { assertRoomOnDisk } from './disk-space.ts'
import { needsBuild } from './frontend-build.ts'
import { assertNodeIsNewEnough } from './node-version.ts'
import { isFree } from './ports.ts'
import { noteRunningCopy } from './running-copy.ts'
import { localSecrets } from './secrets.ts'
import { type LocalSettings, readLocalSettings } from './settings.ts'
import { StartError } from './start-error.ts'
import { supervisePostgres } from './supervised-postgres.ts'
import { type Part, runToEnd, type Supervised, supervise } from './supervisor.ts'
import { waitForOk } from './wait-for.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const READY_WITHIN_MS = 120_000

const say = (line: string) => process.stdout.write(`· ${line}\n`)
/** What has to be ended, the last one first. */
const running: { stop(): Promise<void> }[] = []
let ending = false

async function start(): Promise<void> {
  assertNodeIsNewEnough(process.versions.node)
  const settings = readLocalSettings(process.env, process.argv)
  assertRoomOnDisk(settings.dataDir)
  const unlock = lockDataDir(settings.dataDir)
  running.push({ stop: async () => unlock() })
  await assertPortsAreFree(settings)
  const secrets = localSecrets(settings.dataDir)
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, secrets.DATABASE_PASSWORD))
  const env = childEnvironment(process.env, settings, secrets, databaseUrl)

  say('Preparing the database')
  await runToEnd(node('migrate', 'backend/src/migrate.ts', env))
  if (!settings.dev && needsBuild(ROOT)) {
    say('Building the front end')
    await runToEnd(
      node('build', 'node_modules/vite/bin/vite.js', env, ['build', 'frontend', '--logLevel', 'warn']),
    )
  }
  say('Starting the sandbox, the back end and the workers')
  startParts(settings, env)
  await waitForOk(`http://127.0.0.1:${settings.port}/readyz`, READY_WITHIN_MS)
  const seeded = await runToEnd(node('seed', 'backend/src/seed.ts', env))
  const demo = env.SEED_DEMO === '1' ? await startDemo(settings, env) : ''
  const forget = noteRunningCopy(settings.dataDir, env)
  running.push({ stop: async () => forget() })
  process.stdout.write(banner(settings, env, seeded + demo))
}

async function startDemo({ port, sandboxPort }: LocalSettings, env: NodeJS.ProcessEnv): Promise<string> {
  say('Inviting the demo community')
  const app = `http://127.0.0.1:${port}`
  const accounts = await seedDemo({ app, sandbox: `http://127.0.0.1:${sandboxPort}` })
  const { ADMIN_EMAIL: email = 'admin@meridian.example', ADMIN_PASSWORD: password = '' } = env
  await seedDemoPodcast(app, { email, password })
  return accounts
}

async function startDatabase({ dataDir }: LocalSettings, password: string): Promise<string> {
  say('Starting PostgreSQL')
  const postgres = await supervisePostgres({ folder: join(dataDir, 'postgres'), password }, say)
  running.push(postgres)
  return postgres.url
}

function startParts({ dataDir, dev, sandboxPort, port }: LocalSettings, env: NodeJS.ProcessEnv): void {
  const log = join(dataDir, 'meridian.log')
  const write = (chunk: Buffer) => appendFileSync(log, chunk)
  const watch = dev ? ['--watch'] : []
  const parts: Part[] = [
    ...(usesSandbox(env, sandboxPort) ? [node('sandbox', 'infra/sandbox/main.ts', env)] : []),
    node('back end', 'backend/src/main.ts', env, [], watch),
    node('workers', 'workers/src/main.ts', env, [], watch),
    ...(dev ? [viteServer(env, port)] : []),
  ]
  say(`Their logs are in ${log}`)
  for (const part of parts) running.push(supervise(part, { say, write }) satisfies Supervised)
}

function viteServer(env: NodeJS.ProcessEnv, port: number): Part {
  const withBackend = { ...env, BACKEND_URL: `http://127.0.0.1:${port}` }
  return node('vite', 'node_modules/vite/bin/vite.js', withBackend, [
    'dev',
    'frontend',
    '--port',
    String(port + 10),
  ])
}

/** True unless every provider is a real one. */
function usesSandbox(env: NodeJS.ProcessEnv, sandboxPort: number): boolean {
  const addresses = [
    env.STRIPE_API_BASE_URL,
    env.TELEGRAM_API_BASE_URL,
    env.NOTION_API_BASE_URL,
    env.DISCORD_API_BASE_URL,
    env.GEOCODING_BASE_URL,
    env.SMTP_URL,
  ]
  return addresses.some(
    (address) =>
      address?.includes(`127.0.0.1:${sandboxPort}`) || address?.includes(`127.0.0.1:${sandboxPort + 1}`),
  )
}

function node(
  name: string,
  file: string,
  env: NodeJS.ProcessEnv,
  args: string[] = [],
  flags: string[] = [],
): Part {
  return { name, args: [...flags, join(ROOT, file), ...args], env }
}

async function assertPortsAreFree({ host, port, sandboxPort }: LocalSettings): Promise<void> {
  const wanted = [
    { name: 'PORT', port, host },
    { name: 'SANDBOX_PORT', port: sandboxPort, host: '127.0.0.1' },
    { name: 'SANDBOX_PORT + 1 (mail)', port: sandboxPort + 1, host: '127.0.0.1' },
  ]
  for (const { name, port: number, host: address } of wanted)
    if (!(await isFree(number, address)))
      throw new StartError(
        `${name} ${number} is taken. Choose another one, for example PORT=${port + 1_100} DATA_DIR=.data-2`,
      )
}

async function end(code: number): Promise<void> {
  if (ending) process.exit(code || 1)
  ending = true
  if (running.length > 1) say('Ending')
  for (const part of running.toReversed()) await part.stop()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

start().catch(async (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  await end(1)
})
