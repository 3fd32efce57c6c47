import { MapPin } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

/** Opens the dialog in which a member says where they are. */
export function LocationButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props} variant="secondary">
      <MapPin aria-hidden className="size-4" />
      Update Location
    </Button>
  )
}
