import { isTelegramUserId, TELEGRAM_USER_ID_HINT } from '@meridian/contracts/values/telegram'
import { AccountIdForm } from '../components/account-id-form.tsx'
import { linkAccount } from './api.ts'

const WHERE =
  'A number, not your @name. To find it, write to @userinfobot in Telegram; it answers with your ID.'

interface LinkFormProps {
  userId: string
  onLinked: () => void
}

/** Asks which Telegram account is the member's. */
export function LinkForm({ userId, onLinked }: LinkFormProps) {
  return (
    <AccountIdForm
      service="Telegram"
      hint={WHERE}
      action="Link account"
      isId={isTelegramUserId}
      refusal={TELEGRAM_USER_ID_HINT}
      link={(id) => linkAccount(userId, id)}
      onLinked={onLinked}
    />
  )
}
