import { join } from 'node:path'
import { startPostgres } from '../local/postgres.ts'
import { startRedis } from '../local/redis-server.ts'
import { hasDocker } from './docker.ts'

/** The images that the example deployments run. */
const POSTGRES_IMAGE = 'postgres:18-alpine'
const REDIS_IMAGE = 'redis:8-alpine'
const PASSWORD = 'test'

export interface TestServers {
  /** The address of a database on the PostgreSQL server. */
  databaseUrl(name: string): string
  /** Undefined unless it was asked for. */
  redisUrl: string | undefined
  stop(): Promise<void>
}

interface Wanted {
  redis: boolean
  /** For what embedded servers keep. */
  folder: string
}

/** Real servers for the tests: in containers where a Docker engine answers, otherwise those from npm and Debian. */
export async function startTestServers(wanted: Wanted): Promise<TestServers> {
  if (!(await hasDocker(process.env))) return startEmbedded(wanted)
  try {
    return await startContainers(wanted)
  } catch (error) {
    // Such as an engine that cannot fetch images.
    process.stderr.write(`Docker starts no servers for the tests (${String(error)}); embedded ones do.\n`)
    return startEmbedded(wanted)
  }
}

async function startEmbedded({ redis: withRedis, folder }: Wanted): Promise<TestServers> {
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), password: PASSWORD, fsync: false })
  const redis = withRedis ? await startRedis(folder) : undefined
  return {
    databaseUrl: postgres.url,
    redisUrl: redis?.url,
    stop: async () => void (await Promise.all([postgres.stop(), redis?.stop()])),
  }
}

async function startContainers({ redis: withRedis }: Wanted): Promise<TestServers> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const postgres = new GenericContainer(POSTGRES_IMAGE)
    .withEnvironment({
      POSTGRES_USER: 'meridian',
      POSTGRES_PASSWORD: PASSWORD,
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C',
    })
    .withCommand(['postgres', '-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'synchronous_commit=off'])
    .withExposedPorts(5432)
    // It starts twice: the first time for its own set-up.
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
  const redis = new GenericContainer(REDIS_IMAGE)
    .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction', '--databases', '512'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
  const [database, queues] = await Promise.all([postgres.start(), withRedis ? redis.start() : undefined])
  const address = `${database.getHost()}:${database.getMappedPort(5432)}`
  return {
    databaseUrl: (name) => `postgres://meridian:${PASSWORD}@${address}/${name}`,
    redisUrl: queues && `redis://${queues.getHost()}:${queues.getMappedPort(6379)}`,
    stop: async () => void (await Promise.all([database.stop(), queues?.stop()])),
  }
}
