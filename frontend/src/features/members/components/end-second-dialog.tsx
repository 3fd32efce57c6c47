import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { isolated } from '@meridian/contracts/values/isolated'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { settleSecond } from '../api/second-subscriptions.ts'

interface EndSecondDialogProps {
  second: SecondSubscription
  onDone: () => void
  /** Called when it opens or closes. */
  onAsk: (isOpen: boolean) => void
}

/** Asks why before a second subscription ends for which there is nothing to give back. */
export function EndSecondDialog({
  second: { subscriptionId, username },
  onDone,
  onAsk,
}: EndSecondDialogProps) {
  const whose = `The second subscription of ${isolated(username || 'somebody who left')}`
  return (
    <ReasonDialog
      title="End the subscription?"
      description={`${whose} ends at once, and nothing more is collected for it. What was paid for it was for a time before, so nothing is refunded. This cannot be undone.`}
      action="End the subscription"
      about={`of ${username}`}
      size="sm"
      destructive
      done="Subscription Ended"
      act={(reason) => settleSecond(subscriptionId, reason)}
      onDone={onDone}
      onOpenChange={onAsk}
    />
  )
}
