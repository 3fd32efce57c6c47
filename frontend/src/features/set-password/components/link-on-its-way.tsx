import { Button } from '../../../ui/button.tsx'
import { useFocusMain } from '../../../ui/focus-main.ts'

/** What there is to do while the mail is on its way. */
export function LinkOnItsWay({ message, onAgain }: { message: string; onAgain: () => void }) {
  useFocusMain()
  return (
    <div className="grid justify-items-start gap-5">
      <p role="status">{message}</p>
      <p className="text-ink-soft">
        Nothing there after a few minutes? Look in your spam folder, or check that the address is the one on
        your account.
      </p>
      <Button variant="secondary" onClick={onAgain}>
        Try another address
      </Button>
    </div>
  )
}
