import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  label: string
  hint?: ReactNode
}

/** A labelled box to tick. Takes what `register` of a form gives. */
export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-0.5 size-6 accent-signal"
      />
      <label htmlFor={id} className="py-0.5 text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
