import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { FieldProblems } from '../lib/field-problems.ts'
import type { Refusal } from '../lib/refusal.ts'
import { useAction } from '../lib/use-action.ts'
import { Button } from './button.tsx'
import { DialogClose } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { useHeldDialog } from './use-held-dialog.ts'

/** What is asked for before acting. */
export interface Asked {
  /** As the call names them. */
  names: readonly string[]
  render: (problems: FieldProblems) => ReactNode
}

/** What is confirmed, and what follows. */
export interface ConfirmationProps<Done> {
  /** The label of the button that does it, and its label meanwhile. */
  action: string
  working: string
  /** The label of the button that leaves everything as it is. */
  keep?: string
  /** False for what can easily be undone. */
  destructive?: boolean
  refusal: Refusal
  asked?: Asked | undefined
  act: () => Promise<Done>
  /** The dialog is closed by then. */
  onDone: (done: Done) => void
}

/** What is asked, and the two buttons. A problem with one of the fields is shown at it. */
export function Confirmation<Done>(props: ConfirmationProps<Done>) {
  const { action, working, keep = 'Cancel', destructive = true, refusal, asked, act, onDone } = props
  const attempt = async () => onDone(await act())
  const { busy, problem, problems, run } = useAction({ ...refusal, names: asked?.names }, attempt)
  useHeldDialog(busy)
  const form = useFocusOnProblem(problems)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The dialog may be inside a form in React's tree, though it is elsewhere in the page.
    event.stopPropagation()
    run()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      {asked?.render(problems)}
      <FormError {...problem} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            {keep}
          </Button>
        </DialogClose>
        <Button
          type="submit"
          variant={destructive ? 'destructive' : 'primary'}
          busy={busy && working}
          aria-describedby={problem.id}
        >
          {action}
        </Button>
      </div>
    </form>
  )
}

/** When a form is refused, the focus moves to the first field that is wrong. */
function useFocusOnProblem(problems: FieldProblems) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isWrong = Object.keys(problems).length > 0
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
