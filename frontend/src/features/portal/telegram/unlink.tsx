import { lazy } from 'react'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { UnlinkButton } from './unlink-button.tsx'

const loadDialog = () => import('./unlink-dialog.tsx')
const UnlinkDialog = lazy(async () => ({ default: (await loadDialog()).UnlinkDialog }))

interface UnlinkProps {
  inChannel: boolean
  onUnlinked: () => void
}

/** The way to have the Telegram account forgotten. */
export function Unlink(props: UnlinkProps) {
  return (
    <div className="border-t border-rule pt-4">
      <OnDemand button={<UnlinkButton />} opens="dialog" preload={loadDialog}>
        <UnlinkDialog {...props} />
      </OnDemand>
    </div>
  )
}
