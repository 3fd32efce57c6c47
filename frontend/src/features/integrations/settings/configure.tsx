import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { CONFIGURABLE } from '@meridian/contracts/values/integrations'
import type { Role } from '@meridian/contracts/values/roles'
import { useId } from 'react'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { ConfigureButton } from './configure-button.tsx'

const ConfigureDialog = lazyWithPreload(async () => (await import('./configure-dialog.tsx')).ConfigureDialog)

interface ConfigureProps {
  integration: Integration
  role: Role
  onSaved: () => void
}

/** The way to an integration's settings, or why there is none. */
export function Configure({ integration, role, onSaved }: ConfigureProps) {
  const id = useId()
  const name = CONFIGURABLE.find((one) => one === integration.type)
  if (name === undefined)
    return (
      <p className="text-sm text-ink-soft">Its keys are set up on the server, by environment variables.</p>
    )
  if (role !== 'admin')
    return (
      <>
        <ConfigureButton name={integration.name} disabled aria-describedby={id} />
        <p id={id} className="text-sm text-ink-soft">
          Only the admin can change settings.
        </p>
      </>
    )
  return (
    <OnDemand
      button={<ConfigureButton name={integration.name} />}
      opens="dialog"
      preload={ConfigureDialog.preload}
    >
      <ConfigureDialog integration={integration} name={name} onSaved={onSaved} />
    </OnDemand>
  )
}
