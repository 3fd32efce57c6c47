import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Opens the question whether to unlink. */
export function UnlinkButton(button: ComponentProps<'button'>) {
  return (
    <Button variant="quiet" size="sm" {...button} className="-ml-3">
      Unlink Telegram
    </Button>
  )
}
