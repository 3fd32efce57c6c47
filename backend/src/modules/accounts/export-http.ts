import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportOwnData } from '@meridian/contracts/http/accounts/export-own-data'
import { signedIn } from '#platform/guards'
import { ANSWERED, type Route, required } from '#platform/route'
import type { AccountParts } from './policy.ts'

/** Writes down everything that is kept about a person, in pieces of one JSON text. */
export type ExportData = (accountId: string) => AsyncIterable<string>

/** The person's own data, as a file. */
export function exportRoutes(
  route: Route,
  { limits, exportData }: Pick<AccountParts, 'limits'> & { exportData: ExportData },
): void {
  route(exportOwnData, { who: signedIn }, async ({ principal, res, now }) => {
    const { id } = required(principal)
    await limits.exports(id)
    const name = `my-data-${now.toISOString().slice(0, 10)}.json`
    res.setHeader('Content-Type', 'application/json; charset=utf-8')
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`)
    await pipeline(Readable.from(exportData(id)), res)
    return ANSWERED
  })
}
