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

const OVERTAKEN =
  'The shows have been changed in the meantime. Your change was not saved: copy your texts, reload the page, and repeat it.'

const TURN = `select pg_advisory_xact_lock(hashtext('podcast-shows'))`

/**
 * Replaces the shows of the portal. Throws `invalid-input` for a link that cannot be framed, and `conflict` when the
 * shows are not those that the editor saw.
 * @param seen undefined where nobody says
 */
export async function changeShows(
  { shows, seen }: { shows: readonly ChosenShow[]; seen?: readonly ChosenShow[] | undefined },
  { em, emit }: CommandContext,
): Promise<void> {
  const framed = shows.map((show) => {
    const embed = embedOf(show.url)
    if (embed === undefined) throw new DomainError('invalid-input', EMBED_REFUSAL)
    return { ...show, ...embed }
  })
  // A row lock would let two by who both saw no shows.
  await em.execute(TURN)
  const present = await em.find(PodcastShowSchema, {}, { disableIdentityMap: true })
  if (seen !== undefined && spelled(seen) !== spelled(present)) throw new DomainError('conflict', OVERTAKEN)
  await em.nativeDelete(PodcastShowSchema, {})
  for (const show of framed) em.create(PodcastShowSchema, show)
  emit({ type: 'content.shows-changed', payload: { positions: shows.map(({ position }) => position) } })
}

const spelled = (shows: readonly { position: number; title: string; url: string }[]) =>
  JSON.stringify(
    shows
      .map(({ position, title, url }) => [position, title, url] as const)
      .toSorted(([one], [other]) => one - other),
  )
