import { exportOwnData } from '@meridian/contracts/http/accounts/export-own-data'
import { signedIn } from '#platform/http/guards'
import type { Route } from '#platform/http/route'
import type { AccountParts } from './rate-limits.ts'

/** Writes down everything that is kept about a person, in pieces of one JSON text. */
export type ExportData = (accountId: string) => AsyncIterable<string>

/** The person's own data, as a file. */
export function exportRoutes(
  route: Route,
  { limits, exportData }: Pick<AccountParts, 'limits'> & { exportData: ExportData },
): void {
  route(exportOwnData, { who: signedIn }, async ({ principal: { id }, now }) => {
    await limits.exports(id)
    return { name: `my-data-${now.toISOString().slice(0, 10)}.json`, text: exportData(id) }
  })
}
