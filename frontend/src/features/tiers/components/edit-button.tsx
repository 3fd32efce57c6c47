import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Opens the dialog that changes the tier with that name. */
export function EditButton({
  name,
  ...props
}: Omit<ComponentProps<typeof Button>, 'name'> & { name: string }) {
  return (
    <Button {...props} variant="secondary" size="sm">
      Edit<span className="sr-only"> {name}</span>
    </Button>
  )
}
