import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { CONFIGURABLE } from '@meridian/contracts/values/integrations'
import type { Role } from '@meridian/contracts/values/roles'
import { lazy, useId } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { ConfigureButton } from './configure-button.tsx'

const loadDialog = () => import('./configure-dialog.tsx')
const ConfigureDialog = lazy(async () => ({ default: (await loadDialog()).ConfigureDialog }))

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
    <OnDemand button={<ConfigureButton name={integration.name} />} opens="dialog" preload={loadDialog}>
      <ConfigureDialog integration={integration} name={name} onSaved={onSaved} />
    </OnDemand>
  )
}
