import type { CommandContext } from '#platform/command-runner'
import { lockCode } from '../../persistence/telegram/lock-code.ts'
import { TelegramLinkSchema } from '../../persistence/telegram/telegram-schema.ts'
import { proveLink } from '../../steps/telegram/prove-link.ts'

type Redeemed = { outcome: 'proven'; accountId: string } | { outcome: 'unknown' | 'taken' }

/**
 * Redeems a member's code that a Telegram account showed to the bot: that account is the member's. A code works for one
 * account; shown again by the same one, it has the same result, unless the member has linked another one since.
 */
export async function redeemTelegramCode(
  { codeHash, telegramUserId }: { codeHash: string; telegramUserId: string },
  context: CommandContext,
): Promise<Redeemed> {
  // Locked, so that unlinking at the same time also takes back what this one proves.
  const code = await lockCode(context.em, codeHash)
  if (code === null) return { outcome: 'unknown' }
  const { accountId } = code
  const usedBy = code.usedBy ?? null
  if (usedBy === telegramUserId && (await isProven({ accountId, telegramUserId }, context)))
    return { outcome: 'proven', accountId }
  if (usedBy !== null || code.expiresAt <= context.now) return { outcome: 'unknown' }
  if (!(await proveLink({ accountId, telegramUserId }, context))) return { outcome: 'taken' }
  code.usedBy = telegramUserId
  return { outcome: 'proven', accountId }
}

async function isProven(
  link: { accountId: string; telegramUserId: string },
  { em }: CommandContext,
): Promise<boolean> {
  return (await em.count(TelegramLinkSchema, { ...link, provenAt: { $ne: null } })) > 0
}
