import type { SecondSubscription } from '@meridian/contracts/http/membership/second-subscriptions'
import { isolated } from '@meridian/contracts/values/isolated'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { giveBack } from '../api/second-subscriptions.ts'

interface GiveBackDialogProps {
  second: SecondSubscription
  onDone: () => void
}

const REFUSAL = { otherwise: 'The payment could not be given back. Please try again.' }

/** Asks once more before money moves. */
export function GiveBackDialog({ second: { subscriptionId, username }, onDone }: GiveBackDialogProps) {
  const finish = ({ message }: { message: string }) => {
    showToast({ title: 'Payment Given Back', description: message })
    onDone()
  }
  return (
    <ConfirmDialog
      title="Give the payment back?"
      description={`The second payment of ${isolated(username || 'this person')} goes back to their card, and that subscription (${subscriptionId}) ends at once. This cannot be undone.`}
      trigger={
        <Button variant="secondary" size="sm">
          Give the payment back<span className="sr-only"> to {username}</span>
        </Button>
      }
      action="Give the payment back"
      working="Giving back..."
      refusal={REFUSAL}
      act={() => giveBack(subscriptionId)}
      onDone={finish}
    />
  )
}
