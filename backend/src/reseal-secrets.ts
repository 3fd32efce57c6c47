import { SECOND_FACTOR_SECRETS } from '#modules/accounts'
import { FEED_TOKENS } from '#modules/content'
import { resealColumn } from '#platform/secrets/sealed-column'
import { createSecretBox } from '#platform/secrets/secret-box'
import type { System } from './compose.ts'

/**
 * Seals everything that people have sealed here with the newest key: once it is done, an older one can be removed.
 * What integrations have is renewed by their settings, which record the change.
 */
export async function resealSecrets({ config, sql, log }: System): Promise<void> {
  const parts = { sql, log, secrets: createSecretBox(config.encryptionKeys) }
  for (const column of [SECOND_FACTOR_SECRETS, FEED_TOKENS]) await resealColumn(parts, column)
}
