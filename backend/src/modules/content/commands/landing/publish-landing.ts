import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { changedParts } from '../../domain/landing/changed-parts.ts'
import { OVERTAKEN } from '../../domain/landing/draft.ts'
import { LandingVersionSchema } from '../../persistence/landing/landing-schema.ts'
import { findSeenDraft } from '../../persistence/landing/write-draft.ts'

/**
 * Shows the draft to visitors, and returns its number. Throws `conflict` when the draft is not the one that was seen,
 * or says what the page already says.
 * @param first what the page says before anything was published
 */
export async function publishLanding(
  { version, first }: { version: number; first: object },
  { em, emit, now, actor }: CommandContext,
): Promise<number> {
  const { seen, draft } = await findSeenDraft(em, version)
  if (!seen) throw new DomainError('conflict', OVERTAKEN)
  const [latest] = await em.find(LandingVersionSchema, {}, { orderBy: { number: 'desc' }, limit: 1 })
  const changed = draft === null ? [] : changedParts(latest?.content ?? first, draft.content)
  if (draft === null || changed.length === 0)
    throw new DomainError('conflict', 'The draft is the same as the published page.')
  const number = (latest?.number ?? 0) + 1
  const { content, restoredFrom } = draft
  em.create(LandingVersionSchema, { number, content, publishedAt: now, publishedBy: actor })
  const payload = { number, changed, restoredFrom: restoredFrom ?? null }
  emit({ type: 'content.landing-published', payload })
  return number
}
