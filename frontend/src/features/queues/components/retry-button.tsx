import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { useBusy } from '../../../lib/use-busy.ts'
import { Button } from '../../../ui/button.tsx'
import { lookAgain } from '../api/queues.ts'

interface RetryButtonProps {
  label: string
  /** What is tried again, for those who hear the button without seeing its row. */
  about?: string
  act: () => Promise<{ message: string }>
}

/** Has work tried again, and says what came of asking. */
export function RetryButton({ label, about, act }: RetryButtonProps) {
  const [busy, run] = useBusy()
  const retry = async () => {
    try {
      const { message } = await act()
      showToast({ title: 'Trying again', description: message })
    } catch (error) {
      const description = readable(error, 'That did not work. Please try again.')
      showToast({ title: 'Not tried again', description, variant: 'destructive' })
    }
    lookAgain()
  }
  return (
    <Button
      variant="secondary"
      aria-label={about && `${label}: ${about}`}
      busy={busy && 'Asking...'}
      onClick={() => run(retry)}
    >
      {label}
    </Button>
  )
}
