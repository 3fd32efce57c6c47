/**
 * Loaded into every part by `--import`: the part's standard input is a pipe from whoever started it. When that one
 * is gone, even killed, the pipe ends, and so does the part: nothing goes on working unseen.
 */
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.on('error', () => process.kill(process.pid, 'SIGTERM'))
process.stdin.resume()
if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref()
