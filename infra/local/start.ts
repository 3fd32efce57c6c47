import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assertMediaFolder, assertRedisDatabase, readConfig } from '@meridian/backend/config'
import { urlOn } from '@meridian/contracts/values/url-on'
import { assertServersAnswer } from './assert-servers-answer.ts'
import { finishRestore } from './backup/finish-restore.ts'
import { banner } from './banner.ts'
import { childEnvironment } from './child-environment.ts'
import { lockDataDir } from './data-lock.ts'
import { seedDemoPodcast } from './demo-podcast.ts'
import { assertRoomOnDisk } from './disk-space.ts'
import { buildFrontend, needsBuild } from './frontend-build.ts'
import { frontendServer } from './frontend-server.ts'
import { openLogFile } from './log-file.ts'
import { assertPortsAreFree } from './ports-of-copy.ts'
import { noteRunningCopy } from './running-copy.ts'
import { localSecrets } from './secrets.ts'
import { type LocalSettings, readLocalSettings } from './settings.ts'
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
  const settings = readLocalSettings(process.env, process.argv)
  if (finishRestore(settings.dataDir)) say('Finished a restore that had been killed')
  assertRoomOnDisk(settings.dataDir)
  const unlock = lockDataDir(settings.dataDir)
  running.push({ stop: async () => unlock() })
  const secrets = localSecrets(settings.dataDir)
  // A wrong setting is reported before anything is made. Where the database will be is not known yet.
  const intended = childEnvironment(
    process.env,
    settings,
    secrets,
    settings.databaseUrl ?? 'postgres://not-yet/meridian',
  )
  const { mediaDir, redisUrl } = readConfig(intended)
  assertMediaFolder(mediaDir)
  await assertRedisDatabase(redisUrl)
  await assertPortsAreFree(settings)
  await assertServersAnswer({ databaseUrl: settings.databaseUrl, redisUrl })
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, secrets.DATABASE_PASSWORD))
  const env = childEnvironment(process.env, settings, secrets, databaseUrl)

  say('Preparing the database')
  await runToEnd(node('migrate', 'backend/src/migrate.ts', env))
  say(`The logs of the servers are in ${openLogFile(settings.dataDir, say).path}`)
  if (usesSandbox(env, settings)) await startSandbox(settings, env)
  const [demo] = await Promise.all([
    env.SEED_DEMO === '1' ? playDemo(settings, env) : '',
    !settings.dev && needsBuild(ROOT) ? build(env) : undefined,
  ])
  say('Starting the back end and the workers')
  startParts(settings, env)
  await waitForOk(`${urlOn(settings.host, settings.port)}/readyz`, READY_WITHIN_MS)
  await runToEnd(node('seed', 'backend/src/seed.ts', env))
  if (demo.includes('account: ')) await fillPodcast(settings, env)
  const forget = noteRunningCopy(settings.dataDir, env)
  running.push({ stop: async () => forget() })
  process.stdout.write(banner(settings, env, demo))
}

function build(env: NodeJS.ProcessEnv): Promise<void> {
  say('Building the front end')
  return buildFrontend(ROOT, env)
}

async function startSandbox(settings: LocalSettings, env: NodeJS.ProcessEnv): Promise<void> {
  say('Starting the sandbox')
  startPart(settings, node('sandbox', 'infra/sandbox/main.ts', env))
  await waitForOk(`http://127.0.0.1:${settings.sandboxPort}/control/requests`, READY_WITHIN_MS)
}

/** Lets the demo community live its history before anybody can watch, so that nobody sees half of it. */
function playDemo(settings: LocalSettings, env: NodeJS.ProcessEnv): Promise<string> {
  if (!standsFor(env.STRIPE_API_BASE_URL, settings)) {
    say('No demo community: it lives with the sandbox’s payments only')
    return Promise.resolve('')
  }
  say('Inviting the demo community')
  return runToEnd(node('demo', 'infra/local/demo/main.ts', env), (words) => {
    for (const [, line = ''] of words.matchAll(/^demo: (.+)$/gm)) say(`  ${line}`)
  })
}

async function fillPodcast({ host, port }: LocalSettings, env: NodeJS.ProcessEnv): Promise<void> {
  const { ADMIN_EMAIL: email = 'admin@meridian.example', ADMIN_PASSWORD: password = '' } = env
  await seedDemoPodcast(urlOn(host, port), { email, password })
}

async function startDatabase({ dataDir }: LocalSettings, password: string): Promise<string> {
  say('Starting PostgreSQL')
  const files = { folder: join(dataDir, 'postgres'), password }
  const { url } = await supervisePostgres(files, openLogFile(dataDir, say).note, (stop) =>
    running.push({ stop }),
  )
  return url
}

function startParts(settings: LocalSettings, env: NodeJS.ProcessEnv): void {
  const watch = settings.dev ? ['--watch'] : []
  startPart(settings, node('back end', 'backend/src/main.ts', env, [], watch))
  startPart(settings, node('workers', 'workers/src/main.ts', env, [], watch))
  if (settings.dev) startPart(settings, frontendServer(env, settings))
}

function startPart({ dataDir }: LocalSettings, part: Part): void {
  const { note, write } = openLogFile(dataDir, say)
  running.push(supervise(part, { say: note, write }) satisfies Supervised)
}

/** True unless every provider is a real one. */
function usesSandbox(env: NodeJS.ProcessEnv, settings: LocalSettings): boolean {
  const addresses = [
    env.STRIPE_API_BASE_URL,
    env.TELEGRAM_API_BASE_URL,
    env.NOTION_API_BASE_URL,
    env.DISCORD_API_BASE_URL,
    env.GEOCODING_BASE_URL,
    env.SMTP_URL,
  ]
  return addresses.some((address) => standsFor(address, settings))
}

function standsFor(address: string | undefined, { sandboxPort }: LocalSettings): boolean {
  return [sandboxPort, sandboxPort + 1].some((port) => address?.includes(`127.0.0.1:${port}`) === true)
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

async function end(code: number): Promise<void> {
  if (ending) process.exit(code || 1)
  ending = true
  if (running.length > 1) say('Ending')
  for (const part of running.toReversed()) await part.stop()
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// Nobody reads its output any more, as in `make start | head`.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', () => {
    if (!ending) void end(0)
  })

start().catch(async (error: unknown) => {
  // A start that is being ended loses its parts on the way.
  if (ending) return
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  await end(1)
})
