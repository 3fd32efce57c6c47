import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LoadError } from '../../../ui/load-error.tsx'
import { type TelegramStanding, useTelegram } from './api.ts'
import { formatStanding, pauseAfter } from './format-standing.ts'
import { Invite } from './invite.tsx'
import { LinkForm } from './link-form.tsx'
import { Proof } from './proof.tsx'
import { Unlink } from './unlink.tsx'

interface ChannelProps {
  userId: string
  /** Shown until the member's standing is known. */
  waiting: ReactNode
}

/** The member's standing with the channel, and the steps into it. */
export function Channel({ userId, waiting }: ChannelProps) {
  const [proving, setProving] = useState(false)
  const { data, error, loading, retry } = useTelegram((latest) => pauseAfter(latest, proving))
  if (loading) return waiting
  if (data === undefined)
    return (
      <div className="mt-5">
        <LoadError what="Your place in the channel" error={error} onRetry={retry} />
      </div>
    )
  if (!data.open)
    return (
      <p className="mt-5 max-w-prose font-medium">
        The channel is not open yet: nobody has connected it. Once it is, you link your Telegram account here.
      </p>
    )
  return <Steps userId={userId} standing={data} onChange={retry} onProving={() => setProving(true)} />
}

interface StepsProps {
  userId: string
  standing: TelegramStanding
  onChange: () => void
  /** Called when the member goes to the bot, which tells the server, not this page. */
  onProving: () => void
}

function Steps({ userId, standing, onChange, onProving }: StepsProps) {
  const { link, inChannel } = standing
  return (
    <div className="mt-5 grid gap-6">
      <Standing standing={standing} />
      {link === null && <LinkForm userId={userId} onLinked={onChange} />}
      {!link?.proven && !inChannel && <Proof typed={link !== null} onBegun={onProving} />}
      {!inChannel && <Invite userId={userId} standing={standing} onInvited={onChange} />}
      {link !== null && <Unlink inChannel={inChannel} onUnlinked={onChange} />}
    </div>
  )
}

/** It takes the focus after a change of the account, when what had it is gone from the page. */
function Standing({ standing }: Pick<StepsProps, 'standing'>) {
  const line = useRef<HTMLParagraphElement>(null)
  const account = standing.link?.telegramUserId
  const seen = useRef(account)
  useEffect(() => {
    if (seen.current !== account && document.activeElement === document.body) line.current?.focus()
    seen.current = account
  }, [account])
  return (
    <p ref={line} role="status" tabIndex={-1} className="max-w-prose font-medium wrap-anywhere">
      {formatStanding(standing)}
    </p>
  )
}
