import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, type FieldTexts } from './field.tsx'

type ToggleProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'role'>

/** Something that is on or off. Takes what `register` of a form gives. */
export function SwitchField(props: ToggleProps) {
  return (
    <Toggle {...props} role="switch">
      <span
        aria-hidden
        className="h-6 w-11 rounded-full border border-rule-strong bg-sunk p-0.5 transition-colors peer-checked:border-signal peer-checked:bg-signal peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-signal before:block before:size-[1.125rem] before:rounded-full before:bg-ink-soft before:transition-transform peer-checked:before:translate-x-5 peer-checked:before:bg-on-signal"
      />
    </Toggle>
  )
}

/** Something that is agreed to or chosen. */
export function CheckboxField(props: ToggleProps) {
  return (
    <Toggle {...props}>
      <span
        aria-hidden
        className="grid size-6 place-items-center rounded-sm border border-rule-strong bg-surface text-transparent transition-colors peer-checked:border-signal peer-checked:bg-signal peer-checked:text-on-signal peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-signal"
      >
        <Check className="size-4" />
      </span>
    </Toggle>
  )
}

function Toggle({
  label,
  hint,
  error,
  role,
  children,
  ...input
}: ToggleProps & { role?: 'switch'; children: ReactNode }) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="flex min-h-8 w-fit items-center gap-3">
        <span className="relative grid shrink-0">
          <input
            {...input}
            type="checkbox"
            role={role}
            id={id}
            aria-describedby={describedBy || undefined}
            aria-invalid={Boolean(error)}
            className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
          />
          {children}
        </span>
        <span className="text-sm font-semibold">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
