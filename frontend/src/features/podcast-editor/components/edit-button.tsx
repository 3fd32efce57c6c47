import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Opens the dialog that changes what is written about an episode. */
export function EditButton({ title, ...props }: ComponentProps<typeof Button> & { title: string }) {
  return (
    <Button {...props} variant="secondary" size="sm">
      Edit<span className="sr-only"> {title}</span>
    </Button>
  )
}
