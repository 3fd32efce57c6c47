/** Nobody is left to end a part that hangs while ending, for example because its database has gone as well. */
const END_WITHIN_MS = 5_000

/**
 * Loaded into every part by `--import`: the part's standard input is a pipe from the process that started it. When that
 * process is gone, even killed, the pipe ends, and so does the part: nothing goes on running unseen.
 */
function end(): void {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), END_WITHIN_MS).unref()
}

process.stdin.on('end', end)
process.stdin.on('error', end)
process.stdin.resume()
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref()
