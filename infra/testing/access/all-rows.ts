import { accountRows } from './account-rows.ts'
import { figureRows } from './figure-rows.ts'
import { integrationRows } from './integration-rows.ts'
import { membershipRows } from './membership-rows.ts'
import { networkRows } from './network-rows.ts'
import { operatorRows } from './operator-rows.ts'
import type { Rows } from './row.ts'

/** A row for every route of the app. */
export const allRows: Rows = {
  ...operatorRows,
  ...accountRows,
  ...membershipRows,
  ...figureRows,
  ...integrationRows,
  ...networkRows,
}
