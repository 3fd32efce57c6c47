import { createPostgresBackend } from 'bullmq'

/** Beyond this many jobs at once, the two temporary tables that the library then makes are worth their price. */
const MOST_AS_FLOWS = 100

/**
 * The library's backend on PostgreSQL, except that it adds up to a hundred jobs at once by the call that is made for
 * flows: one statement without tables of its own, all of it or nothing. A failure rejects, as with the library's call.
 */
export const createPostgresQueueBackend: typeof createPostgresBackend = (name, ...rest) => {
  const backend = createPostgresBackend(name, ...rest)
  const addMany = backend.addJobs.bind(backend)
  backend.addJobs = async (entries) => {
    if (entries.length > MOST_AS_FLOWS) return addMany(entries)
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
  return backend
}
