import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { refreshQueues } from '../api/queues.ts'

interface RetryButtonProps {
  label: string
  /** What is tried again, for those who hear the button without seeing its row. */
  about?: string
  act: () => Promise<{ message: string }>
}

const REFUSAL = { otherwise: 'That did not work. Please try again.', title: 'Not tried again' }

/** Has work retried, and says what came of the request. */
export function RetryButton({ label, about, act }: RetryButtonProps) {
  const { busy, run } = useAction(REFUSAL, async () => {
    try {
      const { message } = await act()
      showToast({ title: 'Trying again', description: message })
    } finally {
      refreshQueues()
    }
  })
  return (
    <Button
      variant="secondary"
      aria-label={about && `${label}: ${about}`}
      busy={busy && 'Asking...'}
      onClick={() => run()}
    >
      {label}
    </Button>
  )
}
