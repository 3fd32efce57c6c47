import type { LandingForm } from '@meridian/contracts/http/content/landing'
import { DomainError } from '@meridian/contracts/values/domain-error'
import type { CommandContext } from '#platform/command-runner'
import { OVERTAKEN } from '../../domain/landing/draft.ts'
import { writeDraft } from '../../persistence/landing/write-draft.ts'

/** Keeps what the admin is writing. Throws `conflict` when somebody else saved since `version` was seen. */
export async function saveLandingDraft(
  { version, content }: { version: number; content: LandingForm },
  { em, now, actor }: CommandContext,
): Promise<void> {
  const written = { content, restoredFrom: null, editedAt: now, editedBy: actor }
  if (!(await writeDraft(em, version, written))) throw new DomainError('conflict', OVERTAKEN)
}
