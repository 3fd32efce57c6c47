import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { UnlinkButton } from './unlink-button.tsx'

const UnlinkDialog = lazyWithPreload(async () => (await import('./unlink-dialog.tsx')).UnlinkDialog)

interface UnlinkProps {
  inChannel: boolean
  onUnlinked: () => void
}

/** The way to have the Telegram account forgotten. */
export function Unlink(props: UnlinkProps) {
  return (
    <div className="border-t border-rule pt-4">
      <OnDemand button={<UnlinkButton />} opens="dialog" preload={UnlinkDialog.preload}>
        <UnlinkDialog {...props} />
      </OnDemand>
    </div>
  )
}
