import { useState } from 'react'
import { statusOf } from '../lib/http-error.ts'
import { showToast } from '../lib/toast.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Asked } from './confirmation.tsx'
import { TextField } from './text-field.tsx'

interface ReasonDialogProps {
  title: string
  description: string
  /** What the buttons say. */
  action: string
  /** What the button that opens it is about, read out after it where several stand on a page. */
  about?: string
  size?: 'sm' | 'md'
  destructive?: boolean
  /** The title of the toast once it is done. */
  done?: string
  /** What else is asked for, above the reason. */
  fields?: Asked
  act: (reason: string) => Promise<{ message: string }>
  /** Called when the page is to be loaded again: it is done, or somebody else has decided meanwhile. */
  onDone: () => void
  /** Of `useStillWhileOpen`, where somebody else may decide the same. */
  onOpenChange?: (open: boolean) => void
}

const REFUSAL = { otherwise: 'That did not work. Please try again.' }

/** Asks why before something is done to a person, or to what others rely on. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, about, size = 'md', destructive = false } = props
  const { done = 'Done', fields, act, onDone, onOpenChange } = props
  const [reason, setReason] = useState('')
  const asked: Asked = {
    names: ['reason', ...(fields?.names ?? [])],
    render: (problems) => (
      <>
        {fields?.render(problems)}
        <Why error={problems.reason} reason={reason} onType={setReason} />
      </>
    ),
  }
  const finish = ({ message }: { message: string }) => {
    setReason('')
    showToast({ title: done, description: message })
    onDone()
  }
  const attempt = async () => {
    try {
      return await act(reason.trim())
    } catch (error) {
      if (statusOf(error) === 409) onDone()
      throw error
    }
  }
  return (
    <ConfirmDialog
      title={title}
      description={description}
      trigger={
        <Button variant="secondary" size={size}>
          {action}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
      }
      action={action}
      working="Working..."
      destructive={destructive}
      refusal={REFUSAL}
      asked={asked}
      act={attempt}
      onDone={finish}
      onOpenChange={onOpenChange}
    />
  )
}

interface WhyProps {
  error: string | undefined
  reason: string
  onType: (reason: string) => void
}

function Why({ error, reason, onType }: WhyProps) {
  return (
    <TextField
      label="Why"
      hint="Recorded, and visible to all staff."
      error={error}
      value={reason}
      onChange={({ target }) => onType(target.value)}
      required
      autoComplete="off"
    />
  )
}
