import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CONTROL_STYLE, Field, type FieldTexts } from './field.tsx'

interface Option {
  value: string
  label: string
}

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & { options: readonly Option[] }

/** A labelled choice. The browser's own list: it works with every keyboard, screen reader and telephone. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={`${CONTROL_STYLE} appearance-none pr-10`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-soft"
          />
        </div>
      )}
    </Field>
  )
}
