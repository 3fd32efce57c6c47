import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { showToast } from '../lib/toast.ts'
import type { ToastText } from '../lib/toast-queue.ts'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-style.ts'
import { CONTROL_STYLE, Field } from './field.tsx'

interface CopyFieldProps {
  label: string
  value: string
  /** What the button says, such as "Copy link". */
  action: string
  variant?: ButtonVariant
  /** Said once the value is in the clipboard. */
  done: ToastText
}

/** A value to take along, and the button that copies it. */
export function CopyField({ label, value, action, variant = 'primary', done }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      showToast(done)
    } catch {
      // Browsers deny the clipboard to pages that are not served over https, and where the person has said no.
      input.current?.select()
      showToast({
        title: 'Copy It Yourself',
        description: 'The text is selected: press Ctrl+C, or press and hold it.',
      })
    }
  }
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field label={label}>
        {(control) => <input {...control} ref={input} readOnly value={value} className={CONTROL_STYLE} />}
      </Field>
      <Button variant={variant} onClick={() => void copy()}>
        <Copy aria-hidden className="size-4" />
        {action}
      </Button>
    </div>
  )
}
