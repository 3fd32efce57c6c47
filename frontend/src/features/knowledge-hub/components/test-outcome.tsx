import { CircleAlert, CircleCheck } from 'lucide-react'
import { formatPlural } from '../../../lib/format.ts'
import type { NotionTest } from '../api/notion.ts'
import type { Outcome } from '../outcome.ts'

/** What a test of the connection came to. */
export function TestOutcome({ outcome }: { outcome: Outcome }) {
  return 'failed' in outcome ? <Failed reason={outcome.failed} /> : <Passed test={outcome.passed} />
}

function Failed({ reason }: { reason: string }) {
  return (
    <div className="rounded-md border border-danger bg-danger-wash p-4">
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        Connection Failed
      </h2>
      <p className="mt-1 wrap-anywhere">{reason}</p>
    </div>
  )
}

function Passed({ test: { message, databaseCount, databases } }: { test: NotionTest }) {
  return (
    <div className="grid gap-3 rounded-md border border-good p-4">
      <div>
        <h2 className="flex items-center gap-2 font-semibold text-good">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          Connection Successful
        </h2>
        <p className="mt-1 wrap-anywhere">{message}</p>
      </div>
      {databaseCount === 0 ? (
        <p className="text-ink-soft">
          No databases were found. Content databases can be created in the workspace page; share them with the
          integration, and test again.
        </p>
      ) : (
        <>
          <p className="font-medium">{formatPlural(databaseCount, 'database')} found</p>
          <ul className="grid list-disc gap-1 pl-5">
            {databases.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
