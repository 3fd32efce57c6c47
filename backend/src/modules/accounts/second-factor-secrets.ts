import type { SealedColumn } from '#platform/secrets/sealed-column'

/** What authenticator apps share with us, sealed for its account. */
export const SECOND_FACTOR_SECRETS: SealedColumn = {
  table: 'second_factors',
  key: 'account_id',
  column: 'sealed',
  contextOf: (accountId) => `second-factor:${accountId}`,
}
