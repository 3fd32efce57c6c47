import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { FailedJob, QueuesReport, retryJobs } from '@meridian/contracts/http/operations/queues'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post } from '../../../lib/http.ts'
import { refreshResources } from '../../../lib/resource.ts'
import { useWatchedResource } from '../../../lib/watched-resource.ts'

const PATH = '/api/queues'
const FAILED = `${PATH}/failed-jobs`
const LOOK_EVERY_MS = 5_000

const always = () => LOOK_EVERY_MS

/** The figures of queues, relay and read models, a few seconds old at most. */
export const useQueues = (): Loaded<QueuesReport> => useWatchedResource(PATH, always)

/** Work that was given up. */
export const useFailedJobs = (): Loaded<FailedJob[]> => useWatchedResource(FAILED, always)

type Retried = ResponseOf<typeof retryJobs>

/** Tries one job again. */
export const retryOne = ({ queue, id }: FailedJob): Promise<Retried> =>
  post(`${FAILED}/retry`, { queue, jobId: id })

/** Retries everything that has failed. */
export const retryAll = (): Promise<Retried> => post(`${FAILED}/retry`, { all: true })

/** Gives a job up for good. */
export const discard = ({ queue, id }: FailedJob, reason: string) =>
  post(`${FAILED}/discard`, { queue, jobId: id, reason })

/** Looks again at everything on the screen. */
export const refreshQueues = (): void => refreshResources(PATH)
