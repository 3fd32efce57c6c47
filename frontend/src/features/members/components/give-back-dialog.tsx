import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { isolated } from '@meridian/contracts/values/isolated'
import { formatMoney } from '../../../lib/money.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { giveBack } from '../api/second-subscriptions.ts'

interface GiveBackDialogProps {
  second: SecondSubscription
  onDone: () => void
}

const REFUSAL = { otherwise: 'The payment could not be refunded. Please try again.' }

/** Asks once more before money moves. */
export function GiveBackDialog({ second, onDone }: GiveBackDialogProps) {
  const { subscriptionId, username } = second
  const finish = ({ message }: { message: string }) => {
    showToast({ title: 'Payment Refunded', description: message })
    onDone()
  }
  return (
    <ConfirmDialog
      title="Refund the payment?"
      description={`${paymentOf(second)} is refunded to the card, and that subscription ends at once. This cannot be undone.`}
      trigger={
        <Button variant="secondary" size="sm">
          Refund the payment<span className="sr-only"> to {username}</span>
        </Button>
      }
      action="Refund the payment"
      working="Refunding..."
      refusal={REFUSAL}
      act={() => giveBack(subscriptionId)}
      onDone={finish}
    />
  )
}

/** Staff find it at the provider where we cannot say what it was. */
function paymentOf({ username, paid, subscriptionId }: SecondSubscription): string {
  const whose = `The second payment of ${isolated(username || 'somebody who left')}`
  if (paid === null) return `${whose} (${subscriptionId})`
  return `${whose}, ${formatMoney(paid.amount, paid.currency)} for ${paid.tierName},`
}
