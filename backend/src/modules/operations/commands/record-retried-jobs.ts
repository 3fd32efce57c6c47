import type { CommandContext } from '#platform/command-runner'

export interface RecordRetriedJobs {
  queue: string
  jobs: { id: string; name: string }[]
}

/** Records who had which work tried again. */
export async function recordRetriedJobs(retried: RecordRetriedJobs, { emit }: CommandContext): Promise<void> {
  emit({ type: 'operations.jobs-retried', payload: retried })
}
