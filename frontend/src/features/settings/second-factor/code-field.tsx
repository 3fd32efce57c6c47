import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/text-field.tsx'

/** Takes a code from the app, or a backup code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField label="Code" autoComplete="one-time-code" spellCheck={false} {...props} />
}
