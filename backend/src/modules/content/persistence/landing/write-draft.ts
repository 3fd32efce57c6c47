import type { LandingForm } from '@meridian/contracts/http/content/landing'
import type { EntityManager } from '@mikro-orm/postgresql'
import { DRAFT_ID, LandingDraftSchema } from './landing-schema.ts'

/** The draft, if it is the one that somebody saw; version 0 stands for none. */
export async function findSeenDraft(em: EntityManager, version: number) {
  const draft = await em.findOne(LandingDraftSchema, { id: DRAFT_ID })
  return { seen: (draft?.version ?? 0) === version, draft }
}

interface WrittenDraft {
  content: LandingForm
  restoredFrom: number | null
  editedAt: Date
  editedBy: string
}

/** Puts the content in place of the draft that somebody saw; false when the draft has changed since. */
export async function writeDraft(
  em: EntityManager,
  version: number,
  written: WrittenDraft,
): Promise<boolean> {
  const { seen, draft } = await findSeenDraft(em, version)
  if (!seen) return false
  if (draft === null) em.create(LandingDraftSchema, { id: DRAFT_ID, ...written })
  else em.assign(draft, written)
  return true
}
