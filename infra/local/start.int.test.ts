import { type ChildProcess, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disturbStart, removeData, runStart, type StartedCopy, startCopy } from '../testing/started-copy.ts'
import { until } from '../testing/until.ts'
import { freePort, SANDBOX_PORTS } from './ports.ts'

/** A start makes files, tables and, the first time, the demo community; on a busy machine that takes its time. */
const STARTS_WITHIN_MS = 240_000

/** What a person would see who asks for the processes that use the copy's files. */
function processesOf({ dataDir }: Pick<StartedCopy, 'dataDir'>): string {
  return spawnSync('pgrep', ['-f', '-a', dataDir], { encoding: 'utf8' }).stdout
}

describe('a copy', () => {
  let copy: StartedCopy
  beforeAll(async () => {
    copy = await startCopy()
  }, STARTS_WITHIN_MS)
  afterAll(() => removeData(copy))

  it('names its addresses and accounts, and is ready', async () => {
    expect(copy.printed()).toContain(copy.url)
    expect(copy.printed()).toMatch(/admin: admin@meridian\.example \/ \S+/)
    expect((await fetch(`${copy.url}/readyz`)).status).toBe(200)
  })

  it('does not start a second time on the same files', async () => {
    const { code, printed } = await runStart({ PORT: String(copy.port + 100), DATA_DIR: copy.dataDir })
    expect([code, printed.trim().split('\n')]).toEqual([1, [expect.stringContaining('DATA_DIR')]])
  })

  it('brings back a part that was killed', async () => {
    const workers = spawnSync('pgrep', ['-f', 'workers/src/main.ts'], { encoding: 'utf8' }).stdout.split('\n')
    const own = workers.filter((pid) => pid !== '' && environmentOf(pid).includes(copy.dataDir))
    expect(own).toHaveLength(1)
    process.kill(Number(own[0]), 'SIGKILL')
    await until(() => copy.printed().includes('workers ended (SIGKILL); starting it again'), {
      what: 'the word of the supervisor',
    })
    const log = readFileSync(join(copy.dataDir, 'meridian.log'), 'utf8')
    expect(log).toContain('"part":"start","msg":"workers ended (SIGKILL); starting it again"')
  })

  it(
    'ends with everything that it started, and finds its data when it starts again',
    async () => {
      expect(await copy.interrupt()).toBe(0)
      expect(processesOf(copy)).toBe('')
      copy = await startCopy({ dataDir: copy.dataDir })
      const login = await fetch(`${copy.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'member@meridian.example', password: 'demo-member' }),
      })
      expect(await login.json()).toMatchObject({ membershipStatus: 'active' })
      expect(await copy.interrupt()).toBe(0)
    },
    STARTS_WITHIN_MS,
  )
})

describe('a start that is broken off', () => {
  it.each<[string, (child: ChildProcess) => unknown]>([
    ['Ctrl-C', (child) => child.kill('SIGINT')],
    ['a reader of its lines that goes away', (child) => child.stdout?.destroy()],
  ])('by %s ends with everything that it started', async (_, disturb) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'meridian-cut-'))
    const PORT = String(await freePort(1 + SANDBOX_PORTS))
    const env = { PORT, DATA_DIR: dataDir, SEED_DEMO: '0' }
    const { code, printed } = await disturbStart(env, 'Starting PostgreSQL', disturb)
    const problems = printed.split('\n').filter((line) => line !== '' && !line.startsWith('·'))
    expect([code, problems, processesOf({ dataDir })]).toEqual([0, [], ''])
    removeData({ dataDir })
  })
})

describe('a start that cannot be', () => {
  it.each([
    [{ PORT: 'nine' }, 'PORT is not valid'],
    [{ HOST: '192.0.2.1' }, 'HOST 192.0.2.1 is no address of this machine'],
    [{ HOST: '"127.0.0.1"' }, 'HOST is not valid'],
    [{ DATA_DIR: '/dev/null/data' }, 'DATA_DIR /dev/null/data cannot be used'],
    [{ DATA_DIR: '/proc/data' }, 'DATA_DIR /proc/data cannot be used'],
    [{ GRACE_PERIOD: '7' }, 'GRACE_PERIOD'],
    [{ MEDIA_DIR: '/dev/null/media' }, 'MEDIA_DIR is not valid'],
    [{ MEDIA_DIR: '/proc/media' }, 'MEDIA_DIR is not valid'],
    [{ REDIS_URL: 'redis://:hidden@127.0.0.1:1' }, 'REDIS_URL points to 127.0.0.1:1: nobody listens there'],
    [{ DATABASE_URL: 'postgres://a:hidden@127.0.0.1:1/x' }, 'DATABASE_URL points to 127.0.0.1:1: nobody'],
  ])('says in one line what is wrong with %j', async (env, line) => {
    const dataDir = `${process.env.TMPDIR ?? '/tmp'}/meridian-wrong-${process.pid}`
    const PORT = String(await freePort(1 + SANDBOX_PORTS))
    const { code, printed } = await runStart({ PORT, DATA_DIR: dataDir, ...env })
    const lines = printed.split('\n').filter((text) => text !== '' && !text.startsWith('·'))
    expect([code, lines]).toEqual([1, [expect.stringContaining(line)]])
    expect(existsSync(`${dataDir}/postgres`)).toBe(false)
    if (existsSync(dataDir)) removeData({ dataDir })
  })

  it('names the port that is taken', async () => {
    const server = createServer()
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      }),
    )
    const dataDir = `${process.env.TMPDIR ?? '/tmp'}/meridian-taken-${process.pid}`
    const { code, printed } = await runStart({ PORT: String(port), DATA_DIR: dataDir })
    server.close()
    removeData({ dataDir })
    expect([code, printed]).toEqual([1, expect.stringContaining(`PORT ${port} is taken`)])
  })
})

function environmentOf(pid: string): string {
  return spawnSync('cat', [`/proc/${pid}/environ`], { encoding: 'utf8' }).stdout
}
