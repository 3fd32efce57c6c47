import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Asks a server that is not one of our parts to end when this process is gone, even killed. Our parts watch their own
 * input (`exit-with-parent`); for such a server a shell watches a pipe that only we hold open.
 */
export function stopWithParent(server: ChildProcess, signal: 'INT' | 'TERM'): void {
  if (server.pid === undefined) return
  const script = `read -r _; kill -${signal} ${server.pid}`
  // Detached: Ctrl-C in the terminal must reach only us; we end the server in its turn.
  const watcher = spawn('sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.on('error', () => {})
  watcher.stdin.on('error', () => {})
  watcher.unref()
  // The server's pid may be given to another program next.
  server.once('exit', () => watcher.kill('SIGKILL'))
}
