import { Card, CardHeader } from '../../../ui/card.tsx'
import { LockedButton } from './locked-button.tsx'

/** The private channel. */
export function TelegramTab({ allowed }: { allowed: boolean }) {
  return (
    <Card>
      <CardHeader title="Telegram channel" />
      {allowed ? (
        <p className="max-w-prose">
          The channel is being set up. Once it is open, you link your Telegram account here and get your own
          invite.
        </p>
      ) : (
        <>
          <p className="max-w-prose">The private channel is where members talk every day.</p>
          <LockedButton label="Upgrade" reason="Active membership required for Telegram channel access" />
        </>
      )}
    </Card>
  )
}
