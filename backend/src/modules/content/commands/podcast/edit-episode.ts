import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import type { EpisodeTexts } from '../../domain/podcast/episode.ts'
import { PodcastEpisodeSchema } from '../../persistence/podcast-schema.ts'

const OVERTAKEN =
  'This episode has been changed in the meantime. Your change was not saved: copy your texts, reload the page, and repeat it.'

interface EditEpisode extends EpisodeTexts {
  guid: string
  withdrawn: boolean
  /** The version that the editor saw. */
  version: number
}

/**
 * Changes what is written about an episode, and whether it is to be heard. Throws `not-found`, and `conflict` when the
 * episode is not the one that the editor saw.
 */
export async function editEpisode(
  { guid, withdrawn, version, ...texts }: EditEpisode,
  { em, emit, now }: CommandContext,
): Promise<void> {
  const episode = await em.findOne(PodcastEpisodeSchema, { guid })
  if (episode === null) throw new DomainError('not-found', 'There is no such episode.')
  if (episode.version !== version) throw new DomainError('conflict', OVERTAKEN)
  const wasWithdrawn = Boolean(episode.withdrawnAt)
  Object.assign(episode, texts)
  if (withdrawn !== wasWithdrawn) episode.withdrawnAt = withdrawn ? now : null
  const change = withdrawn === wasWithdrawn ? 'edited' : withdrawn ? 'withdrawn' : 'brought-back'
  emit({ type: 'content.episode-changed', payload: { guid, change } })
}
