import type {
  LandingDraft,
  LandingForm,
  LandingMedia,
  PublishedLanding,
} from '@meridian/contracts/http/content/landing'
import { MAX_VIDEO_BYTES } from '@meridian/contracts/values/landing-video'
import { clearFetched, type Loaded } from '../../../lib/fetch-once.ts'
import { get, post, put, readJson } from '../../../lib/http.ts'
import { receiveResource, refreshResource, useLiveResource, useResource } from '../../../lib/resource.ts'

export type { LandingDraft, LandingForm, PublishedLanding } from '@meridian/contracts/http/content/landing'

const PATH = '/api/landing'
const DRAFT = `${PATH}/draft`
const HISTORY = `${PATH}/history`
const MEGABYTE = 1_000_000

/** What is being written. Nothing asks again by itself while somebody types. */
export const useDraft = (): Loaded<LandingDraft> => useResource(DRAFT)

export const useHistory = (): Loaded<PublishedLanding[]> => useLiveResource(HISTORY)

/** Makes the draft on screen the one that the server has. */
export const receiveDraft = (draft: LandingDraft): void => receiveResource(DRAFT, draft)

export const reloadDraft = (): void => refreshResource(DRAFT)
export const reloadHistory = (): void => refreshResource(HISTORY)

/** Asks the server for the draft as it is now. */
export const fetchDraft = (): Promise<LandingDraft> => get(DRAFT)

export const saveDraft = (content: LandingForm, version: number): Promise<LandingDraft> =>
  put(DRAFT, { content, version })

/** Shows the draft to visitors. The start page of this tab follows. */
export async function publish(version: number): Promise<{ number: number }> {
  const published = await post(`${PATH}/publish`, { version })
  clearFetched()
  return published
}

export const restore = (number: number, version: number): Promise<LandingDraft> =>
  post(`${HISTORY}/${number}/restore`, { version })

/** Sends a file; the server checks what is in it. Throws an Error with words for the person. */
export async function uploadMedia(file: File, type: string): Promise<LandingMedia> {
  if (file.size > MAX_VIDEO_BYTES)
    throw new Error(`The file is too large: ${MAX_VIDEO_BYTES / MEGABYTE} MB at most.`)
  const headers = { 'Content-Type': type }
  const answer = await fetch(`${PATH}/media`, { method: 'POST', headers, body: file }).catch(() => {
    throw new Error('The file did not arrive. Check your connection and try again.')
  })
  return readJson(answer)
}
