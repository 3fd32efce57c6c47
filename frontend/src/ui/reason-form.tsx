import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { type FieldProblems, problemsByField } from '../lib/field-problems.ts'
import { readable } from '../lib/http-error.ts'
import { Button } from './button.tsx'
import { DialogClose } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { TextField } from './text-field.tsx'

const NONE: FieldProblems = {}

/** Fields that a form asks beside the reason. */
export interface AskedFields {
  /** As the call names them. */
  names: readonly string[]
  render: (problems: FieldProblems) => ReactNode
}

interface ReasonFormProps {
  action: string
  destructive: boolean
  fields: AskedFields | undefined
  act: (reason: string) => Promise<{ message: string }>
  onDone: (message: string) => void
}

/** The reason, and whatever else is asked. What is wrong with one of them is said at it. */
export function ReasonForm({ action, destructive, fields, act, onDone }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const problems = (failure && problemsByField(failure, ['reason', ...(fields?.names ?? [])])) || NONE
  const form = useFocusOnProblem(failure)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      const { message } = await act(reason.trim())
      onDone(message)
    } catch (error) {
      setFailure(readable(error, 'That did not work. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      {fields?.render(problems)}
      <TextField
        label="Why"
        hint="Recorded, and visible to all staff."
        error={problems.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        minLength={3}
        maxLength={500}
        required
        autoComplete="off"
      />
      <FormError message={problems === NONE ? failure : undefined} />
      <div className="flex flex-wrap justify-end gap-3">
        <DialogClose>
          <Button variant="quiet" disabled={busy}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" variant={destructive ? 'destructive' : 'primary'} busy={busy && 'Working...'}>
          {action}
        </Button>
      </div>
    </form>
  )
}

/** Who sends a form that is refused goes on at the first field that is wrong. */
function useFocusOnProblem(failure: string | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])
  return form
}
