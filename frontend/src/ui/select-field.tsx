import { ChevronDown } from 'lucide-react'
import { CONTROL_STYLE, Field, type FieldTexts } from './field.tsx'

interface SelectFieldProps extends FieldTexts {
  value: string
  /** What can be chosen, and how it reads. */
  names: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

/** A labelled choice of one. */
export function SelectField({ label, hint, error, value, names, onChange }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        // An arrow of our own: with the browser's, WebKit paints the whole control grey.
        <span className="relative">
          <select
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={`${CONTROL_STYLE} appearance-none truncate pr-9`}
          >
            {Object.entries(names).map(([choice, name]) => (
              <option key={choice} value={choice}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
          />
        </span>
      )}
    </Field>
  )
}
