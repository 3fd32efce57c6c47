import { isTelegramUserId, TELEGRAM_USER_ID_HINT } from '@meridian/contracts/values/telegram'
import { type SubmitEvent, useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { linkAccount } from './api.ts'

const HINT =
  'A number, not your @name. To find it, write to @userinfobot in Telegram; it answers with your ID.'

interface LinkFormProps {
  userId: string
  onLinked: () => void
}

/** Asks which Telegram account is the member's. One field, so it goes without the code that bigger forms need. */
export function LinkForm({ userId, onLinked }: LinkFormProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const telegramUserId = typed.trim()
  const link = async () => {
    setBusy(true)
    try {
      const { message } = await linkAccount(userId, telegramUserId)
      showToast({ title: 'Telegram Linked', description: message })
      onLinked()
    } catch (error) {
      const reason = readable(error, 'Failed to link Telegram account.')
      showToast({ title: 'Link Failed', description: reason, variant: 'destructive' })
      setProblem(reason)
    }
    setBusy(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const valid = isTelegramUserId(telegramUserId)
    setProblem(valid ? undefined : TELEGRAM_USER_ID_HINT)
    if (valid) void link()
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md justify-items-start gap-4">
      <div className="w-full">
        <TextField
          label="Telegram user ID"
          hint={HINT}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={problem}
        />
      </div>
      <Button type="submit" disabled={telegramUserId === ''} busy={busy && 'Linking...'}>
        Link account
      </Button>
    </form>
  )
}
