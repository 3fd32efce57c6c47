import type { FailedJob } from '@meridian/contracts/http/operations/queues'
import { formatPlural } from '../../../lib/format.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { discard, refreshQueues, retryOne } from '../api/queues.ts'
import { QUEUE_LABELS, wordsOf } from '../labels.ts'
import { RetryButton } from './retry-button.tsx'

interface FailedJobRowProps {
  job: FailedJob
  /** Called when its window opens or closes. */
  onAsk: (isOpen: boolean) => void
}

/** One job that was given up: what it was, why it failed, and the two ways on. */
export function FailedJobRow({ job, onAsk }: FailedJobRowProps) {
  const { queue, name, reason, attempts, failedAt, event } = job
  return (
    <li className="grid gap-3 p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere">{wordsOf(name)}</p>
        <p className="text-sm text-ink-soft">
          {QUEUE_LABELS[queue]} · {formatPlural(attempts, 'attempt')}
          {failedAt !== null && (
            <>
              {' '}
              · failed <RelativeTime iso={failedAt} />
            </>
          )}
        </p>
        <p className="rounded-md bg-sunk px-3 py-2 font-mono text-sm wrap-anywhere">{reason}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {event === null ? (
            'A schedule: it runs again by itself.'
          ) : (
            <>
              Event {event.type}, <RelativeTime iso={event.occurredAt} />, {event.id}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <RetryButton label="Try again" about={wordsOf(name)} act={() => retryOne(job)} />
        <ReasonDialog
          title="Discard this job?"
          description={whatIsLost(job)}
          action="Discard"
          about={wordsOf(name)}
          destructive
          act={(why) => discard(job, why)}
          onDone={refreshQueues}
          onOpenChange={onAsk}
        />
      </div>
    </li>
  )
}

function whatIsLost({ name, event }: FailedJob): string {
  if (event === null) return `This run of “${wordsOf(name)}” is forgotten. The schedule itself continues.`
  return `“${wordsOf(name)}” will never be done for this event. This cannot be undone.`
}
