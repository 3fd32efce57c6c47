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
        <select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={CONTROL_STYLE}
        >
          {Object.entries(names).map(([choice, name]) => (
            <option key={choice} value={choice}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
