import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { type DiscordStanding, unlinkDiscord, useDiscord } from './api.ts'
import { DiscordForm } from './discord-form.tsx'

/** The member's role in the community's Discord server. Where no bot gives roles, there is nothing to show. */
export function DiscordCard({ userId }: { userId: string }) {
  const { data, error, retry } = useDiscord()
  const kept = useKeptFocus<HTMLDivElement>()
  if (data === undefined && error !== undefined)
    return <LoadError what="Your Discord role" error={error} onRetry={retry} />
  if (data === undefined || !data.open) return null
  return (
    <Card {...kept} className="mt-6">
      <CardHeader title="Discord role" />
      {data.link === null ? (
        <>
          <p className="mb-5 max-w-prose">
            Tell us your Discord account, and you will get the role for your tier on our server.
          </p>
          <DiscordForm userId={userId} onLinked={retry} />
        </>
      ) : (
        <Linked link={data.link} onUnlinked={retry} />
      )}
    </Card>
  )
}

interface LinkedProps {
  link: NonNullable<DiscordStanding['link']>
  onUnlinked: () => void
}

const REFUSAL = { otherwise: 'The account could not be unlinked. Please try again.' }

function Linked({ link: { discordUserId, hasRole, problem }, onUnlinked }: LinkedProps) {
  const unlinking = useAction(REFUSAL, async () => {
    await unlinkDiscord()
    showToast({ title: 'Discord Unlinked', description: 'Your role will be removed.' })
    onUnlinked()
  })
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" tabIndex={-1} className="max-w-prose">
        <span>{problem ?? (hasRole ? 'You have the role of your tier.' : 'Your role is on its way.')}</span>{' '}
        <span className="text-ink-soft">Your Discord user ID is {discordUserId}.</span>
      </p>
      <FormError {...unlinking.problem} />
      <Button
        variant="secondary"
        onClick={() => unlinking.run()}
        busy={unlinking.busy && 'Unlinking...'}
        aria-describedby={unlinking.problem.id}
      >
        Unlink Discord
      </Button>
    </div>
  )
}
