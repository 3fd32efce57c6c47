import { useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { OuterLink } from '../../../ui/outer-link.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { LockedButton } from '../components/locked-button.tsx'
import { makeInvite, type TelegramStanding } from './api.ts'
import { type MadeInvite, shownInvite, usableInvite } from './format-standing.ts'

const LABEL = 'Generate invite link'
const FAILED = 'Failed to generate invite link.'
const REFUSAL = { otherwise: FAILED, title: 'Invite Failed', says: FAILED }
const BANNED = { otherwise: FAILED }
const COPIED = { title: 'Invite Link Copied', description: 'Open it where you use Telegram.' }

interface InviteProps {
  userId: string
  standing: TelegramStanding
  onInvited: () => void
}

/**
 * Makes a link into the channel and shows it. No link lets in somebody who is banned; since nobody may have told us that
 * a ban was lifted, they can have Telegram asked.
 */
export function Invite({ userId, standing, onInvited }: InviteProps) {
  const [made, setMade] = useState<MadeInvite>()
  const usable = usableInvite(standing, new Date())
  const { banned } = standing
  const shown = banned ? null : shownInvite(usable, made)
  const { busy, problem, run } = useAction(banned ? BANNED : REFUSAL, async () => {
    const { inviteLink } = await makeInvite(userId)
    setMade({ inviteLink, replaces: usable?.inviteLink ?? null })
    showToast({ title: 'Invite Link Generated', description: 'It lets you in once. Keep it to yourself.' })
    onInvited()
  })
  if (standing.link === null)
    return (
      <LockedButton
        label={LABEL}
        reason="Link your Telegram account first: the invite link works for that account only."
      />
    )
  return (
    <div className="grid gap-4">
      {shown && <InviteLink link={shown.inviteLink} expiresAt={shown.expiresAt} />}
      <div>
        <Button
          variant={shown === null && !banned ? 'primary' : 'secondary'}
          onClick={() => run()}
          busy={busy && (banned ? 'Checking...' : 'Generating...')}
          aria-describedby={problem.id}
        >
          {banned ? 'Check again' : LABEL}
        </Button>
      </div>
      <FormError {...problem} />
    </div>
  )
}

function InviteLink({ link, expiresAt }: { link: string; expiresAt: string | null }) {
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <CopyField
          label="Your invite link"
          value={link}
          action="Copy link"
          variant="secondary"
          done={COPIED}
        />
      </div>
      <OuterLink href={link}>Open in Telegram</OuterLink>
      {expiresAt && (
        <p className="text-sm text-ink-soft">
          It lets you in once, and expires <RelativeTime iso={expiresAt} />.
        </p>
      )}
    </div>
  )
}
