import { type ReactNode, type SubmitEvent, useState } from 'react'
import { readable } from '../lib/http-error.ts'
import { showToast } from '../lib/toast.ts'
import { Button } from './button.tsx'
import { Dialog, DialogClose } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { TextField } from './text-field.tsx'

interface ReasonDialogProps {
  title: string
  description: string
  /** What the buttons say. */
  action: string
  destructive?: boolean
  /** What else is asked, above the reason. */
  fields?: ReactNode
  act: (reason: string) => Promise<{ message: string }>
  onDone: () => void
}

/** Asks why before something is done to a person. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, destructive, fields, act, onDone } = props
  const [open, setOpen] = useState(false)
  const finish = (message: string) => {
    setOpen(false)
    showToast({ title: 'Done', description: message })
    onDone()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      trigger={<Button variant="secondary">{action}</Button>}
    >
      <ReasonForm
        action={action}
        destructive={destructive === true}
        fields={fields}
        act={act}
        onDone={finish}
      />
    </Dialog>
  )
}

interface ReasonFormProps extends Pick<ReasonDialogProps, 'action' | 'act' | 'fields'> {
  destructive: boolean
  onDone: (message: string) => void
}

function ReasonForm({ action, destructive, fields, act, onDone }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      const { message } = await act(reason.trim())
      onDone(message)
    } catch (error) {
      setProblem(readable(error, 'That did not work. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <form onSubmit={submit} className="grid gap-5">
      {fields}
      <TextField
        label="Why"
        hint="Recorded, and visible to all staff."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        minLength={3}
        maxLength={500}
        required
        autoComplete="off"
      />
      <FormError message={problem} />
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
