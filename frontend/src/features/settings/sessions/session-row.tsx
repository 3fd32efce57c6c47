import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'

interface SessionRowProps {
  session: SignedInSession
  busy: boolean
  onEnd: () => void
}

// Tells two browsers of a kind apart for screen readers, which get no tooltip.
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** One browser: what it is, since when it is signed in, when it was used. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { device, place, signedInAt, lastUsedAt, current } = session
  const began = exact.format(new Date(signedInAt))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {current && <Badge variant="good">This browser</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          Signed in <RelativeTime iso={signedInAt} />,{' '}
          {current ? (
            <span>in use now</span>
          ) : (
            <span>
              last used <RelativeTime iso={lastUsedAt} />
            </span>
          )}
          . {place ?? 'Place unknown'}.
        </p>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" onClick={onEnd} busy={busy && 'Ending...'}>
          End
          <span className="sr-only">
            {' '}
            the session of {device}, signed in {began}
          </span>
        </Button>
      )}
    </li>
  )
}
