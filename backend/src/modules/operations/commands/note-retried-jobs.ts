import type { CommandContext } from '#platform/command-runner'

export interface NoteRetriedJobs {
  queue: string
  jobs: { id: string; name: string }[]
}

/** Puts on record who had which work tried again. */
export async function noteRetriedJobs(retried: NoteRetriedJobs, { emit }: CommandContext): Promise<void> {
  emit({ type: 'operations.jobs-retried', payload: retried })
}
