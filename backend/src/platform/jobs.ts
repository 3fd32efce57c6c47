export interface JobData {
  messageId: string
}

export interface WorkerOptions {
  concurrency: number
  /** At most `max` jobs each `duration` milliseconds, over all workers. */
  limiter?: { max: number; duration: number }
}

export interface JobWorker {
  /** Stops taking jobs and waits for those under way. */
  close(): Promise<void>
}
