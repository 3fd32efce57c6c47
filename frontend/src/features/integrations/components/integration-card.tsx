import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import type { IntegrationName } from '@meridian/contracts/values/integrations'
import { isStaff, type Role } from '@meridian/contracts/values/roles'
import { CreditCard, type LucideIcon, MessagesSquare, NotebookText, Send } from 'lucide-react'
import { useId } from 'react'
import { Card } from '../../../ui/card.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useStillWhileOpen } from '../../../ui/use-still-while-open.ts'
import { Configure } from '../settings/configure.tsx'
import { Disconnect } from '../settings/disconnect.tsx'
import { Health } from './health.tsx'
import { IntegrationBadge } from './integration-badge.tsx'
import { KeptSettings } from './kept-settings.tsx'
import { TestNow } from './test-now.tsx'
import { Webhook } from './webhook.tsx'

const ABOUT: Record<IntegrationName, { icon: LucideIcon; purpose: string }> = {
  stripe: { icon: CreditCard, purpose: 'Takes the payments, and reports when one arrives or fails.' },
  telegram: { icon: Send, purpose: 'The private channel: lets members in and takes them out.' },
  notion: { icon: NotebookText, purpose: 'The knowledge hub: its pages open by tier.' },
  discord: { icon: MessagesSquare, purpose: 'The server: roles follow the tier.' },
}

interface IntegrationCardProps {
  integration: Integration
  role: Role
  /** Called after something changed that the list tells of. */
  onChange: () => void
}

/** One integration: its state, and for staff how it has been and what can be done. */
export function IntegrationCard({ integration, role, onChange }: IntegrationCardProps) {
  const id = useId()
  const { icon: Icon, purpose } = ABOUT[integration.type]
  return (
    <Card className="flex flex-col gap-5" role="group" aria-labelledby={id}>
      <div className="flex items-start gap-3">
        <Icon aria-hidden className="mt-1 size-5 shrink-0 text-signal" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 id={id} className="headline text-2xl">
              {integration.name}
            </h2>
            <IntegrationBadge status={integration.status} />
          </div>
          <p className="mt-1 text-sm text-ink-soft">{purpose}</p>
        </div>
      </div>
      {isStaff(role) && <Inside integration={integration} role={role} onChange={onChange} />}
    </Card>
  )
}

/** What only those who run the community see. */
function Inside({ integration, role, onChange }: IntegrationCardProps) {
  const { name, type, settings, webhook, removable } = integration
  const [isRemovable, onAsk] = useStillWhileOpen(removable)
  return (
    <>
      <Health integration={integration} />
      {settings && <KeptSettings settings={settings} />}
      {webhook && <Webhook webhook={webhook} sender={type} />}
      <div {...useKeptFocus<HTMLDivElement>()} className="mt-auto flex flex-wrap items-center gap-3">
        <TestNow type={type} name={name} onTested={onChange} />
        <Configure integration={integration} role={role} onSaved={onChange} />
        {role === 'admin' && isRemovable && (
          <Disconnect integration={integration} onDone={onChange} onAsk={onAsk} />
        )}
      </div>
    </>
  )
}
