import { Settings2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../../ui/button.tsx'

type ConfigureButtonProps = Omit<ComponentProps<'button'>, 'name'> & { name: string }

/** Opens the settings of the integration with that name. */
export function ConfigureButton({ name, ...button }: ConfigureButtonProps) {
  return (
    <Button variant="secondary" size="sm" {...button}>
      <Settings2 aria-hidden className="size-4" />
      Configure<span className="sr-only"> {name}</span>
    </Button>
  )
}
