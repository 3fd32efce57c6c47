import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import type { FieldProblems } from '../lib/field-problems.ts'
import type { Refusal } from '../lib/refusal.ts'
import { useAction } from '../lib/use-action.ts'
import { Button } from './button.tsx'
import { DialogClose } from './dialog.tsx'
import { FormError } from './form-error.tsx'

/** What is asked before it is done. */
export interface Asked {
  /** As the call names them. */
  names: readonly string[]
  render: (problems: FieldProblems) => ReactNode
}

/** What is confirmed, and what follows. */
export interface ConfirmationProps<Done> {
  /** What the button says that does it, and while it does. */
  action: string
  working: string
  /** What the button says that leaves everything as it is. */
  keep?: string
  /** False for what can simply be taken back. */
  destructive?: boolean
  refusal: Refusal
  asked?: Asked | undefined
  act: () => Promise<Done>
  /** The dialog is closed by then. */
  onDone: (done: Done) => void
}

/** What is asked, and the two buttons. What is wrong with one of the fields is said at it. */
export function Confirmation<Done>(props: ConfirmationProps<Done>) {
  const { action, working, keep = 'Cancel', destructive = true, refusal, asked, act, onDone } = props
  const attempt = async () => onDone(await act())
  const { busy, problem, problems, run } = useAction({ ...refusal, names: asked?.names }, attempt)
  const form = useFocusOnProblem(problems)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The dialog may stand in a form, as React sees it, though the page has it elsewhere.
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

/** Who sends a form that is refused goes on at the first field that is wrong. */
function useFocusOnProblem(problems: FieldProblems) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const isWrong = Object.keys(problems).length > 0
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  return form
}
