import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { lockReasonUnlessStaff } from '@meridian/contracts/values/new-grants'
import { readable } from '../../../lib/http-error.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { OuterLink } from '../../../ui/outer-link.tsx'
import { LockedButton } from '../components/locked-button.tsx'
import { useHubPage } from './api.ts'
import { HubPages } from './hub-pages.tsx'

/** The way to the knowledge hub, and what it holds. */
export function CoursesTab({ user }: { user: SessionUser }) {
  const locked = lockReasonUnlessStaff(user)
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <CardHeader title="Knowledge hub" />
        <p className="max-w-prose">
          Courses, guides and recordings, arranged by what you want to build. Your membership opens the pages
          of your tier.
        </p>
        {locked === null ? <HubButton /> : <LockedButton label="Open Knowledge Hub" reason={locked} />}
      </Card>
      <HubPages tier={user.membershipTier} locked={locked} />
    </div>
  )
}

const BEING_READ =
  'The knowledge hub is being loaded for the first time. The button will unlock by itself in a moment.'

/** Opens the hub page once its address is known. */
function HubButton() {
  const { data, error, loading, retry } = useHubPage()
  if (data?.pageUrl)
    return (
      <div className="mt-5 grid justify-items-start gap-2">
        <OuterLink href={data.pageUrl} className={buttonStyle('primary', 'md')}>
          Open Knowledge Hub
        </OuterLink>
        <p className="text-sm text-ink-soft">Your page opens in a new tab.</p>
      </div>
    )
  if (data?.pageUrl === null) return <LockedButton label="Open Knowledge Hub" reason={BEING_READ} />
  if (loading) return <LockedButton label="Open Knowledge Hub" reason="Your page is being looked up." />
  return (
    <>
      <LockedButton
        label="Open Knowledge Hub"
        reason={`Your page could not be looked up. ${readable(error, 'The server gave no reason.')}`}
      />
      <Button variant="secondary" size="sm" onClick={retry} className="mt-3">
        Try again
      </Button>
    </>
  )
}
