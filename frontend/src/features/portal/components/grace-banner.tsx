import { TriangleAlert } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { Grace } from '../standing.ts'

const dateWords = new Intl.DateTimeFormat('en', { dateStyle: 'long' })
const exactWords = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'long' })
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Says that a payment failed, how long access stays, and where to read on. */
export function GraceBanner({ grace: { endsAt, daysLeft, attemptsLeft } }: { grace: Grace }) {
  return (
    <section
      aria-label="Payment warning"
      className="mb-8 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-danger bg-danger-wash p-5"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-52 flex-1" role="status">
        <p className="font-semibold text-danger">Your last payment failed</p>
        <p>
          {counted(daysLeft, 'day')} remaining: you keep access until{' '}
          <time dateTime={endsAt.toISOString()} title={exactWords.format(endsAt)}>
            {dateWords.format(endsAt)}
          </time>
          .
        </p>
        {attemptsLeft !== null && (
          <p className="mt-1 font-medium">
            After {counted(attemptsLeft, 'more failed attempt')} you lose access to Telegram and premium
            content.
          </p>
        )}
      </div>
      <ButtonLink href="?tab=subscription" variant="secondary" size="sm">
        Mend the payment
      </ButtonLink>
    </section>
  )
}
