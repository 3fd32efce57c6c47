import type { CommandContext } from '#platform/command-runner'
import { TelegramCodeSchema } from '../../persistence/telegram/telegram-schema.ts'

/** Stores the code of a deep link to the bot; earlier ones no longer work. */
export async function beginTelegramProof(
  input: { accountId: string; codeHash: string; expiresAt: Date },
  { em }: CommandContext,
): Promise<void> {
  await em.nativeDelete(TelegramCodeSchema, { accountId: input.accountId, usedBy: null })
  em.create(TelegramCodeSchema, input)
}
