import { forgetTelegramAccounts } from '#modules/integrations'
import type { CommandContext } from '#platform/command-runner'

const EARLIER = `select distinct personal ->> 'telegramUserId' as id from domain_events
  where payload ? 'accountId' and payload ->> 'accountId' = $1 and type = 'integrations.telegram-linked'
    and personal is not null`

/**
 * Forgets the Telegram accounts that somebody had linked before the present one. Only the journal tells which these
 * are, so it has to be asked before it forgets them.
 */
export async function forgetEarlierTelegram(
  { accountId }: { accountId: string },
  context: CommandContext,
): Promise<void> {
  const rows = await context.sql.rows<{ id: string }>({ text: EARLIER, values: [accountId] })
  if (rows.length > 0)
    await forgetTelegramAccounts(
      rows.map(({ id }) => id),
      context,
    )
}
