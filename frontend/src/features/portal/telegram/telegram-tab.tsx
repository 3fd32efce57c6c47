import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { lockReason } from '@meridian/contracts/values/new-grants'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry.tsx'
import { PromptSuspense } from '../../../ui/lazy/prompt-suspense.tsx'
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx'
import { LockedButton } from '../components/locked-button.tsx'
import { graceOf, isActiveMember, mayUseTelegram } from '../standing.ts'

const DiscordCard = lazyWithRetry(() => import('../discord/discord-card.tsx').then((m) => m.DiscordCard))
const KeptPlace = lazyWithRetry(() => import('./kept-place.tsx').then((m) => m.KeptPlace))
const Channel = lazyWithRetry(() => import('./channel.tsx').then((m) => m.Channel))

/** The private channel, and the role in Discord where there is one. */
export function TelegramTab({ user }: { user: SessionUser }) {
  return (
    <>
      <TelegramCard user={user} />
      {isActiveMember(user) && (
        <PromptSuspense fallback={null}>
          <DiscordCard userId={user.id} />
        </PromptSuspense>
      )}
    </>
  )
}

/** Links the person's Telegram account, and invites them into the channel. */
export function TelegramCard({ user }: { user: SessionUser }) {
  return (
    <Card>
      <CardHeader title="Telegram channel" />
      <p className="max-w-prose">The private channel is where members talk every day.</p>
      {mayUseTelegram(user) ? (
        <PromptSuspense fallback={<ChannelSkeleton />}>
          <Channel userId={user.id} waiting={<ChannelSkeleton />} />
        </PromptSuspense>
      ) : (
        <>
          <LockedButton label="Upgrade" reason="Active membership required for Telegram channel access" />
          {graceOf(user, new Date()) !== null && <InGrace user={user} />}
        </>
      )}
    </Card>
  )
}

/** Nothing is lost yet: what opens the channel again, and what stays meanwhile. */
function InGrace({ user }: { user: SessionUser }) {
  return (
    <div className="mt-5 grid gap-4">
      <p className="max-w-prose">{lockReason(user)}</p>
      <PromptSuspense fallback={<LoadingNote>Loading your place in the channel</LoadingNote>}>
        <KeptPlace />
      </PromptSuspense>
    </div>
  )
}

function ChannelSkeleton() {
  return (
    <div className="mt-5 grid gap-4">
      <LoadingNote>Loading your place in the channel</LoadingNote>
      <Skeleton className="h-6" />
      <Skeleton className="h-20" />
    </div>
  )
}
