import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { disconnect } from '../api/integrations.ts'

interface DisconnectProps {
  integration: Integration
  onDone: () => void
  /** Called when its window opens or closes. */
  onAsk: (isOpen: boolean) => void
}

/** Takes the settings of an integration away again, once somebody has said why. */
export function Disconnect({ integration: { type, name }, onDone, onAsk }: DisconnectProps) {
  return (
    <ReasonDialog
      title={`Disconnect ${name}?`}
      description="Its settings and secrets are deleted here, and it is no longer contacted. What is set in the server’s environment stays."
      action="Disconnect"
      about={name}
      size="sm"
      destructive
      act={(reason) => disconnect(type, reason)}
      onDone={onDone}
      onOpenChange={onAsk}
    />
  )
}
