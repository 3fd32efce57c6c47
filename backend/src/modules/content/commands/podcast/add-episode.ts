import { randomUUID } from 'node:crypto'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import type { EpisodeTexts } from '../../domain/podcast/episode.ts'
import { PodcastEpisodeSchema, PodcastRecordingSchema } from '../../persistence/podcast-schema.ts'

/** Makes an episode of a recording. Throws `invalid-input` when nobody has uploaded that file. */
export async function addEpisode(
  { file, ...texts }: EpisodeTexts & { file: string },
  { em, emit }: CommandContext,
): Promise<string> {
  if ((await em.findOne(PodcastRecordingSchema, file)) === null)
    throw new DomainError('invalid-input', 'There is no such recording. Upload it first.')
  const guid = randomUUID()
  em.create(PodcastEpisodeSchema, { ...texts, guid, file, version: 1 })
  emit({ type: 'content.episode-changed', payload: { guid, change: 'added' } })
  return guid
}
