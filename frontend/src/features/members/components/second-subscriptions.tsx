import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { formatMoney } from '@meridian/contracts/values/money'
import { isStaff } from '@meridian/contracts/values/roles'
import { useSession } from '../../../lib/session.ts'
import { focusMain } from '../../../ui/focus-main.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { useSecondSubscriptions } from '../api/second-subscriptions.ts'
import { EndSecondDialog } from './end-second-dialog.tsx'
import { GiveBackDialog } from './give-back-dialog.tsx'
import { MemberName } from './member-name.tsx'

/**
 * Tells staff who pays for two memberships, or may be charged for two, and gives the second payment back. Renders nothing
 * when there are none.
 */
export function SecondSubscriptions() {
  const { user } = useSession()
  const { data: latest, error, retry } = useSecondSubscriptions(user !== null && isStaff(user.role))
  const [data, onAsk] = useStillWhileOpen(latest)
  useFocusAfterRemoval(data?.length ?? 0, focusMain)
  if (error !== undefined && data === undefined)
    return (
      <div className="mb-8">
        <LoadError what="The list of people who pay twice" error={error} onRetry={retry} />
      </div>
    )
  if (data === undefined || data.length === 0) return null
  return (
    <section
      aria-labelledby="pays-twice"
      className="mb-8 rounded-lg border border-danger bg-danger-wash p-5 sm:p-6"
    >
      <h2 id="pays-twice" className="headline text-2xl">
        Somebody has two subscriptions
      </h2>
      <p className="mt-1 mb-4 max-w-prose">
        These people have a second subscription. Refunding its payment ends that one alone, and so does ending
        it; the first one stays as it is.
      </p>
      <ul className="divide-y divide-rule-strong">
        {data.map((second) => (
          <SecondRow key={second.subscriptionId} second={second} onDone={retry} onAsk={onAsk} />
        ))}
      </ul>
    </section>
  )
}

interface SecondRowProps {
  second: SecondSubscription
  onDone: () => void
  /** Called when its window opens or closes. */
  onAsk: (isOpen: boolean) => void
}

function SecondRow({ second, onDone, onAsk }: SecondRowProps) {
  const { accountId, username, email, paid, foundAt, hasAccess, refundable } = second
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {username === '' ? 'Somebody who left' : <MemberName member={{ id: accountId, username }} />}
        </p>
        <p className="text-sm break-all">{email}</p>
        {paid !== null && (
          <p className="text-sm">
            Second payment: {formatMoney(paid.amount, paid.currency)} for {paid.tierName}
          </p>
        )}
        {!refundable && (
          <p className="text-sm">There is nothing to refund. Ending it stops the collection.</p>
        )}
        <p className="text-sm">
          Found <RelativeTime iso={foundAt} />
        </p>
        {!hasAccess && (
          <p className="text-sm font-semibold">
            The first one gives no access any more, so this may be all that they have.
          </p>
        )}
      </div>
      {refundable ? (
        <GiveBackDialog second={second} onDone={onDone} onAsk={onAsk} />
      ) : (
        <EndSecondDialog second={second} onDone={onDone} onAsk={onAsk} />
      )}
    </li>
  )
}
