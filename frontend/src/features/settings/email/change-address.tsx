import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { ChangeEmailForm } from './change-email-form.tsx'

/** The button, or the form that it opens in its place. */
export function ChangeAddress() {
  const [open, setOpen] = useState(false)
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      {open ? (
        <ChangeEmailForm onDone={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change address
        </Button>
      )}
    </div>
  )
}
