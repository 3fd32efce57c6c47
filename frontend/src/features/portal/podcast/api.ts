import type { FeedAddress, Podcast } from '@meridian/contracts/http/content/podcast'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post } from '../../../lib/http.ts'
import { useLiveResource } from '../../../lib/resource.ts'

export type { HeardEpisode, Podcast, Show } from '@meridian/contracts/http/content/podcast'

/** Shows, episodes and the person's own feed. The links to recordings expire, so each visit asks anew. */
export const usePodcast = (): Loaded<Podcast> => useLiveResource('/api/podcast')

/** The address of the person's own feed; the first call makes it. */
export const issueFeed = (): Promise<FeedAddress> => post('/api/podcast/feed', {})

/** A new address in the place of the present one. */
export const rotateFeed = (): Promise<FeedAddress> => post('/api/podcast/rotate', {})
