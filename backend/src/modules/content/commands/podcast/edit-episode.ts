import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import type { EpisodeTexts } from '../../domain/podcast/episode.ts'
import { PodcastEpisodeSchema } from '../../persistence/podcast-schema.ts'

/** Changes what is written about an episode, and whether it is to be heard. Throws `not-found`. */
export async function editEpisode(
  { guid, withdrawn, ...texts }: EpisodeTexts & { guid: string; withdrawn: boolean },
  { em, emit, now }: CommandContext,
): Promise<void> {
  const episode = await em.findOne(PodcastEpisodeSchema, { guid })
  if (episode === null) throw new DomainError('not-found', 'There is no such episode.')
  const wasWithdrawn = Boolean(episode.withdrawnAt)
  Object.assign(episode, texts)
  if (withdrawn !== wasWithdrawn) episode.withdrawnAt = withdrawn ? now : null
  const change = withdrawn === wasWithdrawn ? 'edited' : withdrawn ? 'withdrawn' : 'brought-back'
  emit({ type: 'content.episode-changed', payload: { guid, change } })
}
