import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import type { IntegrationName } from '@meridian/contracts/values/integrations'
import { CopyField } from '../../../ui/copy-field.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'

interface WebhookProps {
  webhook: NonNullable<Integration['webhook']>
  /** Whose events arrive there. */
  sender: IntegrationName
}

const COPIED = { title: 'Webhook Address Copied', description: 'Paste it into the settings at Stripe.' }

/** What to do while nothing arrives. */
const NEXT_STEPS: Partial<Record<IntegrationName, string>> = {
  stripe:
    'Add this address at Stripe under Developers, Webhooks, and give the server its signing secret as STRIPE_WEBHOOK_SECRET.',
  telegram: 'The server registers it with Telegram by itself. Send the bot a message, then look here again.',
}

/** Where the provider sends its events, and whether they arrive. */
export function Webhook({ webhook: { path, lastMessageAt }, sender }: WebhookProps) {
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <p className="flex flex-wrap gap-x-2 text-sm">
        Webhook endpoint <code className="rounded-sm bg-sunk px-1.5 py-0.5 break-all">{path}</code>
      </p>
      {sender === 'stripe' && (
        <CopyField
          label="Address to enter at Stripe"
          value={new URL(path, location.origin).href}
          action="Copy"
          variant="secondary"
          done={COPIED}
        />
      )}
      {lastMessageAt === null ? (
        <p className="text-sm">
          <span className="font-semibold">No event has arrived yet.</span> {NEXT_STEPS[sender]}
        </p>
      ) : (
        <p className="text-sm">
          Last event <RelativeTime iso={lastMessageAt} />
        </p>
      )}
    </div>
  )
}
