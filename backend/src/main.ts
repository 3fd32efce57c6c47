import { createServer } from 'node:http'
import { createRateLimits } from '#platform/rate-limits'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { exitOnBadConfig } from './exit-on-bad-config.ts'
import { assertMediaFolder } from './media-folder.ts'

const GRACEFUL_MS = 10_000

const config = exitOnBadConfig(process.env, ({ mediaDir }) => assertMediaFolder(mediaDir))
const system = compose(config, 'backend')
const limits = createRateLimits(config)
const server = createServer(createApp(system, limits))

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    process.stderr.write(
      `PORT ${config.port} is taken. Choose another one, for example PORT=${config.port + 100}.\n`,
    )
  else system.log.fatal({ err: error }, 'cannot listen')
  process.exit(1)
})

server.listen(config.port, config.host, () => {
  system.log.info({ port: config.port }, 'back end listens')
})

/** Answers what is under way, takes nothing new, then ends. */
async function shutDown(): Promise<void> {
  // These would stay open as long as somebody looks at the map; browsers come back to the next process.
  system.liveMap.close()
  const force = setTimeout(() => server.closeAllConnections(), GRACEFUL_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(force)
  await Promise.all([system.close(), limits.close()])
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
