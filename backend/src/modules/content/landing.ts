import { FIRST_LANDING } from '@meridian/contracts/http/content/first-landing'
import type { LandingContent, LandingDraft, LandingForm } from '@meridian/contracts/http/content/landing'
import { videoPlayerOf } from '@meridian/contracts/values/landing-video'
import { listUsernames } from '#modules/accounts'
import type { Sql } from '#platform/database/sql'
import { changedParts } from './domain/landing/changed-parts.ts'
import { findLanding, findLandingDraft } from './queries/landing/find-landing.ts'

/** What visitors read now. */
export async function readLanding(sql: Sql): Promise<LandingContent> {
  return presentLanding((await findLanding(sql)) ?? FIRST_LANDING)
}

/** The draft as its editor sees it. */
export async function readDraft(sql: Sql): Promise<LandingDraft> {
  const [published = FIRST_LANDING, draft] = await Promise.all([findLanding(sql), findLandingDraft(sql)])
  const content = presentLanding(draft?.content ?? published)
  if (draft === undefined) return { content, version: 0, edited: null, differs: false }
  const nameOf = await namesOf(sql, [draft.editedBy])
  return {
    content,
    version: draft.version,
    edited: { at: draft.editedAt.toISOString(), by: nameOf(draft.editedBy) },
    differs: changedParts(published, draft.content).length > 0,
  }
}

const ACCOUNT = 'account:'

/** Reads the journal's words for who acted, as far as those are people. */
export async function namesOf(sql: Sql, actors: readonly string[]): Promise<(actor: string) => string> {
  const ids = actors.filter((actor) => actor.startsWith(ACCOUNT)).map((actor) => actor.slice(ACCOUNT.length))
  const names = await listUsernames(sql, [...new Set(ids)])
  return (actor) => names.get(actor.slice(ACCOUNT.length)) ?? 'somebody who left'
}

function presentLanding({ video, ...texts }: LandingForm): LandingContent {
  if (video?.kind !== 'address') return { ...texts, video }
  const playerUrl = videoPlayerOf(video.url)
  // A service that was removed from the list of allowed players no longer plays anything.
  return { ...texts, video: playerUrl === undefined ? null : { ...video, playerUrl } }
}
