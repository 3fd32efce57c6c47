import type { LandingForm } from '@meridian/contracts/http/content/landing'
import { defineEntity, p } from '@mikro-orm/core'

/** There is one draft. */
export const DRAFT_ID = 1

export const LandingDraftSchema = defineEntity({
  name: 'LandingDraft',
  tableName: 'landing_draft',
  properties: {
    id: p.integer().primary().autoincrement(false),
    content: p.json<LandingForm>(),
    /** The published page that it was made from, until it is changed. */
    restoredFrom: p.integer().nullable(),
    editedAt: p.datetime(),
    /** As the journal names the actor. */
    editedBy: p.text(),
    version: p.integer().version(),
  },
})

export const LandingVersionSchema = defineEntity({
  name: 'LandingVersion',
  tableName: 'landing_versions',
  properties: {
    number: p.integer().primary().autoincrement(false),
    content: p.json<LandingForm>(),
    publishedAt: p.datetime(),
    publishedBy: p.text(),
  },
})
