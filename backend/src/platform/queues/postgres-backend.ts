import { setTimeout as pause } from 'node:timers/promises'
import { assertSchemaCompatibility, createPostgresBackend, type PostgresQueueBackend } from 'bullmq'
import { letListenInSilence } from '../database/silent-connections.ts'

/** Beyond this many jobs at once, the two temporary tables that the library then makes are worth their price. */
const MAX_AS_FLOWS = 100

/** Before a worker asks for a job again. */
const AFTER_A_FAILURE_MS = 1_000

/**
 * The library's backend on PostgreSQL, with five things done otherwise: what happens where PostgreSQL is away at first,
 * and while it turns workers away, how many jobs are added at once, how long a worker listens in silence, and how one
 * ends that has only just begun.
 */
export const createPostgresQueueBackend: typeof createPostgresBackend = (name, ...rest) => {
  const backend = createPostgresBackend(name, ...rest)
  lookAgain(backend)
  restAfterFailure(backend)
  addAsFlows(backend, name)
  listenInSilence(backend)
  keepNoListener(backend)
  return backend
}

/**
 * The library looks at its tables once before it uses them, and would keep a failure of that for good: each call would
 * fail by it ever after, and workers, which then try again at once, would leave the process no time for anything else,
 * not even for being asked to end.
 */
function lookAgain({ connection }: PostgresQueueBackend): void {
  let looked: Promise<unknown> | undefined
  connection.waitUntilReady = async () => {
    looked ??= assertSchemaCompatibility(connection.pool).catch((error: unknown) => {
      looked = undefined
      throw error
    })
    await looked
  }
}

/**
 * A worker that fails to ask for a job asks again at once, unless nobody was there at all: while PostgreSQL recovers from a
 * crash, or has no connection left, that would keep both of them busy with refusals, and the process from all else.
 */
function restAfterFailure(backend: PostgresQueueBackend): void {
  const moveToActive = backend.moveToActive.bind(backend)
  backend.moveToActive = async (...asked) => {
    try {
      return await moveToActive(...asked)
    } catch (error) {
      await pause(AFTER_A_FAILURE_MS)
      throw error
    }
  }
}

/**
 * Adds up to a hundred jobs at once by the call that is made for flows: one statement without tables of its own, all of
 * it or nothing. A failure rejects, as with the library's call.
 */
function addAsFlows(backend: PostgresQueueBackend, name: string): void {
  const addMany = backend.addJobs.bind(backend)
  backend.addJobs = async (entries) => {
    if (entries.length > MAX_AS_FLOWS) return addMany(entries)
    const flows = entries.map(({ job, jobId, parentKeyOpts = {} }) => ({
      queueName: name,
      prefix: '',
      jobData: job,
      jobId,
      parentKeyOpts,
    }))
    const results = await backend.addFlow(flows)
    return results.map(([error, id]) => {
      if (error !== null) throw error
      return String(id)
    })
  }
}

/** The connection that a worker listens on is silent for as long as there are no jobs. */
function listenInSilence({ connection }: PostgresQueueBackend): void {
  const getListenClient = connection.getListenClient.bind(connection)
  connection.getListenClient = async () => {
    const client = await getListenClient()
    letListenInSilence(client)
    return client
  }
}

/**
 * A worker names the connection that it listens on, and opens it for that. Where it is closed before, the library would
 * open it afterwards and never give it back, and the pool's end would wait for it for ever.
 */
function keepNoListener(backend: PostgresQueueBackend): void {
  const setName = backend.setName.bind(backend)
  const close = backend.close.bind(backend)
  let closing = false
  let naming = Promise.resolve()
  backend.setName = async (own) => {
    if (closing) return
    naming = setName(own)
    await naming
  }
  backend.close = async (force) => {
    closing = true
    // What became of it is for whoever asked for it.
    await naming.catch(() => {})
    await close(force)
  }
}
