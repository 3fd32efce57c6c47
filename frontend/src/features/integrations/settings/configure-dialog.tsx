import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import type { ConfigurableName } from '@meridian/contracts/values/integrations'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAskingDialog } from '../../../ui/use-asking-dialog.ts'
import { ConfigureButton } from './configure-button.tsx'
import { SettingsForm } from './settings-form.tsx'

interface ConfigureDialogProps {
  integration: Integration
  name: ConfigurableName
  onSaved: () => void
}

/**
 * The button and its dialog with the settings of an integration, which asks before what was typed is lost. Open from
 * the start.
 */
export function ConfigureDialog({ integration, name, onSaved }: ConfigureDialogProps) {
  const { open, asking, change, close } = useAskingDialog()
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Configure ${integration.name}`}
      description="Secrets are kept encrypted; only their last four characters are ever shown."
      trigger={<ConfigureButton name={integration.name} />}
    >
      <SettingsForm name={name} integration={integration} asking={asking} onKept={onSaved} onSaved={close} />
    </Dialog>
  )
}
