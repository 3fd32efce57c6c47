import type { ComponentProps } from 'react'
import { CONTROL_STYLE, Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A labelled line of text. Takes what `register` of a form gives. A `maxLength` would cut what is pasted, without a word. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} className={CONTROL_STYLE} />}
    </Field>
  )
}
