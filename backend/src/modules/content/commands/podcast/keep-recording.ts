import type { CommandContext } from '#platform/command-runner'
import { PodcastRecordingSchema } from '../../persistence/podcast-schema.ts'

export interface KeptRecording {
  file: string
  mimeType: string
  bytes: number
  durationSeconds: number
}

/** Remembers a file that lies in the media folder; the same content again is the same recording, and kept from then on. */
export async function keepRecording(recording: KeptRecording, { em, now }: CommandContext): Promise<void> {
  const known = await em.findOne(PodcastRecordingSchema, recording.file)
  if (known !== null) known.uploadedAt = now
  else em.create(PodcastRecordingSchema, { ...recording, uploadedAt: now })
}
