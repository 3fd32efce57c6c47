import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** What is wrong with the value; it is read out with the field. */
  error?: string | undefined
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

export const CONTROL_STYLE =
  'w-full min-w-0 min-h-11 rounded-md border border-rule-strong bg-surface px-3 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60'

/** Puts label, hint and error around one control and ties them to it. */
export function Field({
  label,
  hint,
  error,
  children,
}: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** The line that says what is wrong with a field. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{error}</span>
    </p>
  )
}
