import type { EditedEpisode } from '@meridian/contracts/http/content/edit-podcast'
import type { FeedFlag, Podcast, Show } from '@meridian/contracts/http/content/podcast'
import type { Tier } from '@meridian/contracts/values/tiers'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post, put } from '../../../lib/http.ts'
import { useLiveResource, useResource } from '../../../lib/resource.ts'

export type { EditedEpisode, Recording } from '@meridian/contracts/http/content/edit-podcast'
export type { FeedFlag, Show } from '@meridian/contracts/http/content/podcast'

const EPISODES = '/api/podcast/episodes'

/** What an episode says, as the server takes it. */
export interface EpisodeTexts {
  title: string
  description: string
  /** ISO 8601 */
  publishedAt: string
  requiredTier: Tier
}

/** Every episode, including those to come and those withdrawn; for the admin. */
export const useEpisodes = (): Loaded<EditedEpisode[]> => useResource(EPISODES)

/** The shows as members see them. */
export const useShows = (): Loaded<Podcast> => useResource('/api/podcast')

/** Feeds that are requested from many places; for staff. */
export const useFeedFlags = (): Loaded<FeedFlag[]> => useLiveResource('/api/podcast/flags')

type ChosenShow = Pick<Show, 'position' | 'title' | 'url'>

/** @param seen the shows that the editor saw; it fails when somebody has changed them since */
export const saveShows = (shows: ChosenShow[], seen: readonly ChosenShow[]): Promise<Show[]> =>
  put('/api/podcast/shows', { shows, seen: [...seen] })

export const addEpisode = (texts: EpisodeTexts & { file: string }): Promise<{ guid: string }> =>
  post(EPISODES, texts)

export const editEpisode = (
  guid: string,
  changes: EpisodeTexts & Pick<EditedEpisode, 'withdrawn' | 'version'>,
): Promise<{ guid: string }> => put(`${EPISODES}/${guid}`, changes)
