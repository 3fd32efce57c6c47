import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { isolated } from '@meridian/contracts/values/isolated'
import { formatMoney } from '@meridian/contracts/values/money'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { settleSecond } from '../api/second-subscriptions.ts'

interface GiveBackDialogProps {
  second: SecondSubscription
  onDone: () => void
  /** Called when it opens or closes. */
  onAsk: (isOpen: boolean) => void
}

/** Asks why before money moves. */
export function GiveBackDialog({ second, onDone, onAsk }: GiveBackDialogProps) {
  const { subscriptionId, username } = second
  return (
    <ReasonDialog
      title="Refund the payment?"
      description={`${paymentOf(second)} is refunded to the card, and that subscription ends at once. This cannot be undone.`}
      action="Refund the payment"
      about={`to ${username}`}
      size="sm"
      destructive
      done="Payment Refunded"
      act={(reason) => settleSecond(subscriptionId, reason)}
      onDone={onDone}
      onOpenChange={onAsk}
    />
  )
}

/** Where we cannot say what it was, staff find it at the provider. */
function paymentOf({ username, paid, subscriptionId }: SecondSubscription): string {
  const whose = `The second payment of ${isolated(username || 'somebody who left')}`
  if (paid === null) return `${whose} (${subscriptionId})`
  return `${whose}, ${formatMoney(paid.amount, paid.currency)} for ${paid.tierName},`
}
