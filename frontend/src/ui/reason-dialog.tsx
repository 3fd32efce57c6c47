import { useState } from 'react'
import { showToast } from '../lib/toast.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { type AskedFields, ReasonForm } from './reason-form.tsx'

interface ReasonDialogProps {
  title: string
  description: string
  /** What the buttons say. */
  action: string
  /** What the button that opens it is about, read out after it where several stand on a page. */
  about?: string
  size?: 'sm' | 'md'
  destructive?: boolean
  /** What else is asked, above the reason. */
  fields?: AskedFields
  act: (reason: string) => Promise<{ message: string }>
  onDone: () => void
}

/** Asks why before something is done to a person, or to what others rely on. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, action, about, size = 'md', destructive, fields, act, onDone } = props
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
      trigger={
        <Button variant="secondary" size={size}>
          {action}
          {about && <span className="sr-only"> {about}</span>}
        </Button>
      }
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
