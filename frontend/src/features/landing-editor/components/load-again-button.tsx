import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Begins to load the draft that the server has. */
export function LoadAgainButton(props: ComponentProps<typeof Button>) {
  return (
    <Button variant="secondary" size="sm" className="justify-self-start" {...props}>
      Load the draft again
    </Button>
  )
}
