import { DISCORD_USER_ID_HINT, isDiscordUserId } from '@meridian/contracts/values/discord'
import { type SubmitEvent, useState } from 'react'
import { readable } from '../../../lib/http-error.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { linkDiscord } from './api.ts'

const WHERE =
  'A number of 17 to 20 digits. In Discord, turn on Developer Mode, then choose Copy User ID on your own name.'

interface DiscordFormProps {
  userId: string
  onLinked: () => void
}

/** Asks which Discord account is the member's. */
export function DiscordForm({ userId, onLinked }: DiscordFormProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const discordUserId = typed.trim()
  const link = async () => {
    setBusy(true)
    try {
      const { message } = await linkDiscord(userId, discordUserId)
      showToast({ title: 'Discord Linked', description: message })
      onLinked()
    } catch (error) {
      setProblem(readable(error, 'Failed to link Discord account.'))
    }
    setBusy(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const valid = isDiscordUserId(discordUserId)
    setProblem(valid ? undefined : DISCORD_USER_ID_HINT)
    if (valid) void link()
  }
  return (
    <form onSubmit={submit} noValidate className="grid max-w-md justify-items-start gap-4">
      <div className="w-full">
        <TextField
          label="Discord user ID"
          hint={WHERE}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={problem}
        />
      </div>
      <Button type="submit" disabled={discordUserId === ''} busy={busy && 'Linking...'}>
        Link Discord
      </Button>
    </form>
  )
}
