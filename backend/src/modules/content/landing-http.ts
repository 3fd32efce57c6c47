import { FIRST_LANDING } from '@meridian/contracts/http/content/first-landing'
import {
  getLanding,
  getLandingDraft,
  type LandingForm,
  listLandingVersions as listCall,
  publishLanding as publishCall,
  restoreLanding as restoreCall,
  saveLandingDraft as saveCall,
  uploadLandingMedia,
} from '@meridian/contracts/http/content/landing'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { adminOnly, anyone } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import type { Route } from '#platform/http/route'
import { publishLanding } from './commands/landing/publish-landing.ts'
import { restoreLanding } from './commands/landing/restore-landing.ts'
import { saveLandingDraft } from './commands/landing/save-landing-draft.ts'
import type { PageMedia } from './gateways/page-media.ts'
import { namesOf, readDraft, readLanding } from './landing.ts'
import { listLandingVersions } from './queries/landing/list-landing-versions.ts'

export interface LandingRouteParts extends Pick<HttpParts, 'sql' | 'commands'> {
  pageMedia: PageMedia
}

/** What visitors read on the start page, and the admin's way to change it. */
export function landingRoutes(route: Route, { sql, commands, pageMedia }: LandingRouteParts): void {
  route(getLanding, { who: anyone }, () => readLanding(sql))
  route(getLandingDraft, { who: adminOnly }, () => readDraft(sql))

  route(saveCall, { who: adminOnly }, async ({ body, actor }) => {
    await assertKept(body.content, pageMedia)
    await commands.run(saveLandingDraft, body, actor)
    return readDraft(sql)
  })

  route(publishCall, { who: adminOnly }, async ({ body: { version }, actor }) => ({
    number: await commands.run(publishLanding, { version, first: FIRST_LANDING }, actor),
  }))

  route(listCall, { who: adminOnly }, async () => {
    const versions = await listLandingVersions(sql)
    const nameOf = await namesOf(
      sql,
      versions.map(({ publishedBy }) => publishedBy),
    )
    return versions.map(({ number, publishedAt, publishedBy }) => ({
      number,
      at: publishedAt.toISOString(),
      by: nameOf(publishedBy),
    }))
  })

  route(restoreCall, { who: adminOnly }, async ({ req, body: { version }, actor }) => {
    const number = /^\d{1,9}$/.test(String(req.params.number)) ? Number(req.params.number) : 0
    await commands.run(restoreLanding, { number, version }, actor)
    return readDraft(sql)
  })

  route(uploadLandingMedia, { who: adminOnly }, async ({ req }) =>
    pageMedia.receive(req, req.get('content-type') ?? ''),
  )
}

/** Throws `invalid-input` for a file that was never uploaded here. */
async function assertKept({ video }: LandingForm, pageMedia: PageMedia): Promise<void> {
  if (video?.kind !== 'file') return
  const files = [video.file, video.captions, video.poster].filter((file) => file !== null)
  const kept = await Promise.all(files.map((file) => pageMedia.has(file)))
  if (!kept.every(Boolean)) throw new DomainError('invalid-input', 'content.video: Upload the file first')
}
