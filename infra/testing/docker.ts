import { connect } from 'node:net'
import { join } from 'node:path'

const ANSWERS_WITHIN_MS = 2_000

/** Where a Docker engine may listen: as DOCKER_HOST says, or else at the sockets of an engine and of a rootless one. */
export function dockerSockets({ DOCKER_HOST, XDG_RUNTIME_DIR }: NodeJS.ProcessEnv): string[] {
  if (DOCKER_HOST) return [DOCKER_HOST]
  return ['/var/run/docker.sock', ...(XDG_RUNTIME_DIR ? [join(XDG_RUNTIME_DIR, 'docker.sock')] : [])]
}

/** Whether somebody listens there whom we may talk to. */
export async function hasDocker(env: NodeJS.ProcessEnv): Promise<boolean> {
  const answers = await Promise.all(dockerSockets(env).map(accepts))
  return answers.includes(true)
}

function accepts(address: string): Promise<boolean> {
  const url = URL.parse(address)
  const isRemote = url !== null && url.hostname !== ''
  const target = isRemote
    ? { host: url.hostname, port: Number(url.port || 2375) }
    : { path: url?.pathname ?? address }
  return new Promise((resolve) => {
    const socket = connect({ ...target, timeout: ANSWERS_WITHIN_MS })
    const done = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
    socket.once('timeout', () => done(false))
  })
}
