import { DISCORD_USER_ID_HINT, isDiscordId } from '@meridian/contracts/values/discord'
import { AccountIdForm } from '../components/account-id-form.tsx'
import { linkDiscord } from './api.ts'

const WHERE =
  'A number of 17 to 20 digits. In Discord, turn on Developer Mode, then choose Copy User ID on your own name.'

interface DiscordFormProps {
  userId: string
  onLinked: () => void
}

/** Asks which Discord account is the member's. */
export function DiscordForm({ userId, onLinked }: DiscordFormProps) {
  return (
    <AccountIdForm
      service="Discord"
      hint={WHERE}
      action="Link Discord"
      isId={isDiscordId}
      refusal={DISCORD_USER_ID_HINT}
      link={(id) => linkDiscord(userId, id)}
      onLinked={onLinked}
    />
  )
}
