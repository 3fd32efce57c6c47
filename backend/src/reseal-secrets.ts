import { SECOND_FACTOR_SECRETS } from '#modules/accounts'
import { FEED_TOKENS } from '#modules/content'
import { resealColumn } from '#platform/secrets/sealed-column'
import type { System } from './compose.ts'

/**
 * Seals everything that people have sealed here with the newest key: once it is done, an older one can be removed.
 * What integrations have is renewed by their settings, which record the change.
 */
export async function resealSecrets({ sql, log, secrets }: System): Promise<void> {
  for (const column of [SECOND_FACTOR_SECRETS, FEED_TOKENS]) await resealColumn({ sql, log, secrets }, column)
}
