import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Begins to make a published version the draft again. */
export function RestoreButton({ number, ...props }: ComponentProps<typeof Button> & { number: number }) {
  return (
    <Button variant="secondary" size="sm" {...props}>
      Restore<span className="sr-only"> version {number}</span>
    </Button>
  )
}
