import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../local/ports.ts'

const READY_WITHIN_MS = 10_000
const POLL_MS = 20
const DATABASES = 512

/** Starts a real Redis on a free port, set up as BullMQ wants it. Throws where none is installed. */
export async function startRedis(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
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
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
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
