import type { CommandContext } from '#platform/command-runner'
import { SecondFactorSchema } from '../persistence/second-factor-schema.ts'

/** Uses up the codes of a time step and of all before it. Returns false when that was done before: a replay. */
export async function takeTotpStep(
  { accountId, step }: { accountId: string; step: number },
  { em }: CommandContext,
): Promise<boolean> {
  const newer = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }] }
  const taken = await em.nativeUpdate(SecondFactorSchema, { accountId, ...newer }, { lastStep: step })
  return taken === 1
}
