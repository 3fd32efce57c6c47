import type { ComponentProps } from 'react'
import { CONTROL_STYLE, Field, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** Labelled lines of text. Takes what `register` of a form gives. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...input} {...control} className={`${CONTROL_STYLE} py-2`} />}
    </Field>
  )
}
