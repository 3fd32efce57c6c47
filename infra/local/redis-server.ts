import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './ports.ts'
import { stopWithParent } from './stop-with-parent.ts'

const READY_WITHIN_MS = 10_000
const POLL_MS = 20
const DATABASES = 512

export interface RedisServer {
  url: string
  port: number
  stop(): Promise<void>
  /** SIGKILL: what it held is gone. */
  kill(): Promise<void>
}

/** Starts a real, empty Redis, configured for BullMQ, on the given or a free port. Throws where none is installed. */
export async function startRedis(folder: string, given?: number): Promise<RedisServer> {
  const port = given ?? (await freePort())
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--save',
    '',
    '--maxmemory-policy',
    'noeviction',
    '--databases',
    String(DATABASES),
  ]
  const child = spawn('redis-server', settings, { stdio: 'ignore' })
  stopWithParent(child, 'TERM')
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = new Error(
      `redis-server does not start (${error.message}). Install it, for example: apt-get install redis-server`,
    )
  })
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await answers(port))) {
    if (failure !== undefined) throw failure
    if (Date.now() > deadline) throw new Error('redis-server does not answer')
    await pause(POLL_MS)
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const done = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}
