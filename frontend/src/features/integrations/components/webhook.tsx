import { CopyField } from '../../../ui/copy-field.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'

interface WebhookProps {
  path: string
  /** ISO 8601; null while no message ever came. */
  lastMessageAt: string | null
}

const COPIED = { title: 'Webhook Address Copied', description: 'Paste it into the settings at Stripe.' }

/** Where the provider sends its events, and whether they arrive. */
export function Webhook({ path, lastMessageAt }: WebhookProps) {
  return (
    <div className="grid gap-2 border-t border-rule pt-4">
      <p className="text-sm">
        Webhook endpoint <code className="rounded-sm bg-sunk px-1.5 py-0.5">{path}</code>
      </p>
      <CopyField
        label="Address to enter at Stripe"
        value={new URL(path, location.origin).href}
        action="Copy"
        variant="secondary"
        done={COPIED}
      />
      {lastMessageAt === null ? (
        <p className="text-sm">
          <span className="font-semibold">No event has arrived yet.</span> Add this address at Stripe under
          Developers, Webhooks, and give the server its signing secret as STRIPE_WEBHOOK_SECRET.
        </p>
      ) : (
        <p className="text-sm">
          Last event <RelativeTime iso={lastMessageAt} />
        </p>
      )}
    </div>
  )
}
