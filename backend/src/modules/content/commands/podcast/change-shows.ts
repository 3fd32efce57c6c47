import { DomainError } from '@meridian/contracts/values/domain-error'
import type { SHOW_PLACES } from '@meridian/contracts/values/podcast'
import { EMBED_REFUSAL, embedOf } from '@meridian/contracts/values/podcast-embeds'
import type { CommandContext } from '#platform/command-runner'
import { PodcastShowSchema } from '../../persistence/podcast-schema.ts'

export interface ChosenShow {
  position: (typeof SHOW_PLACES)[number]
  title: string
  url: string
}

/** Replaces the shows of the portal. Throws `invalid-input` for a link that cannot be framed. */
export async function changeShows(
  { shows }: { shows: readonly ChosenShow[] },
  { em, emit }: CommandContext,
): Promise<void> {
  const framed = shows.map((show) => {
    const embed = embedOf(show.url)
    if (embed === undefined) throw new DomainError('invalid-input', EMBED_REFUSAL)
    return { ...show, ...embed }
  })
  await em.nativeDelete(PodcastShowSchema, {})
  for (const show of framed) em.create(PodcastShowSchema, show)
  emit({ type: 'content.shows-changed', payload: { positions: shows.map(({ position }) => position) } })
}
