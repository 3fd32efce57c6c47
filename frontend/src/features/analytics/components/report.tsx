import type { ReportName } from '@meridian/contracts/http/analytics/reports/period'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { Card } from '../../../ui/card.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { fileOf } from '../api/reports.ts'
import { Rows, type RowsProps } from './rows.tsx'

interface ReportProps<T> {
  title: string
  loaded: Loaded<T>
  /** The file that holds its rows. */
  report: ReportName
  days: number
  /** What the figure means, exactly. */
  definition: string
  /** The one figure to remember, and what it is of. */
  headline: (data: T) => { value: string; note: string }
  children: (data: T) => ReactNode
  /** The rows, as a table. */
  rows: (data: T) => RowsProps
}

/** One figure: what it came to, its picture, and, opened, what it means and the rows that it is made of. */
export function Report<T>({ title, loaded, headline, children, ...folded }: ReportProps<T>) {
  const id = useId()
  const { error, loading, retry } = loaded
  // Where a period could not be loaded, what is known is of the one before.
  const data = error === undefined ? loaded.data : undefined
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1">
      <Card className="flex flex-col gap-5">
        <h2 id={id} className="headline text-2xl">
          {title}
        </h2>
        {loading && data === undefined ? (
          <ReportSkeleton title={title} />
        ) : data === undefined ? (
          <LoadError what={title} error={error} onRetry={retry} />
        ) : (
          <>
            <Headline {...headline(data)} />
            {children(data)}
            <Folded title={title} data={data} {...folded} />
          </>
        )}
      </Card>
    </section>
  )
}

function Headline({ value, note }: { value: string; note: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="headline text-4xl tabular-nums">{value}</span>
      <span className="text-ink-soft">{note}</span>
    </p>
  )
}

type FoldedProps<T> = Pick<ReportProps<T>, 'title' | 'definition' | 'report' | 'days' | 'rows'> & { data: T }

/** The rows are drawn only once somebody wants them: there may be a year of them. */
function Folded<T>({ title, definition, report, days, rows, data }: FoldedProps<T>) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-auto" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center text-signal underline underline-offset-4">
        What this means, and the figures behind it<span className="sr-only"> ({title})</span>
      </summary>
      {open && (
        <div className="grid gap-4 pt-2">
          <p className="max-w-prose text-ink-soft">{definition} Days end at midnight UTC.</p>
          <DownloadButton address={fileOf(report, days)} size="sm">
            <Download aria-hidden className="size-4" />
            Download as CSV<span className="sr-only"> ({title})</span>
          </DownloadButton>
          <Rows {...rows(data)} />
        </div>
      )}
    </details>
  )
}

function ReportSkeleton({ title }: { title: string }) {
  return (
    <div className="grid gap-5">
      <LoadingNote>{`Loading ${title}`}</LoadingNote>
      <Skeleton className="h-10 w-40" />
      <Skeleton className="h-60" />
      <Skeleton className="h-11 w-64" />
    </div>
  )
}
