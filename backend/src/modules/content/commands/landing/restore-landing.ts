import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { OVERTAKEN } from '../../domain/landing/draft.ts'
import { LandingVersionSchema } from '../../persistence/landing/landing-schema.ts'
import { writeDraft } from '../../persistence/landing/write-draft.ts'

/** Makes an earlier page the draft; visitors see it once it is published. Throws `not-found` and `conflict`. */
export async function restoreLanding(
  { number, version }: { number: number; version: number },
  { em, now, actor }: CommandContext,
): Promise<void> {
  const earlier = await em.findOne(LandingVersionSchema, { number })
  if (earlier === null) throw new DomainError('not-found', 'There is no such version of the homepage.')
  const written = { content: earlier.content, restoredFrom: number, editedAt: now, editedBy: actor }
  if (!(await writeDraft(em, version, written))) throw new DomainError('conflict', OVERTAKEN)
}
