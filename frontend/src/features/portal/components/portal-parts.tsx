import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { focusMain } from '../../../ui/focus-main.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { CoursesTab } from '../courses/courses-tab.tsx'
import { PodcastTab } from '../podcast/podcast-tab.tsx'
import { SubscriptionPanel } from '../subscription/subscription-panel.tsx'
import type { PortalPart } from '../tab.ts'
import { TelegramTab } from '../telegram/telegram-tab.tsx'

interface PortalPartsProps {
  user: SessionUser
  part: PortalPart
  /** What the Map tab holds. */
  map: ReactNode
}

/** What the portal holds for people with access: four tabs, or the subscription. */
export function PortalParts({ user, part, map }: PortalPartsProps) {
  return (
    <>
      {part === 'subscription' ? (
        <SubscriptionPanel user={user} />
      ) : (
        <FourTabs user={user} tab={part} map={map} />
      )}
      {part !== 'courses' && (
        // It goes with the part that it leads away from.
        <Link
          href="?tab=courses"
          onClick={focusMain}
          className="text-link mt-6 inline-flex min-h-8 items-center gap-2"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Knowledge Hub
        </Link>
      )}
    </>
  )
}

function FourTabs({ user, tab, map }: Pick<PortalPartsProps, 'user' | 'map'> & { tab: PortalPart }) {
  const [path, navigate] = useLocation()
  const tabs = [
    { value: 'courses', label: 'Courses', content: <CoursesTab user={user} /> },
    { value: 'telegram', label: 'Telegram', content: <TelegramTab user={user} /> },
    { value: 'podcast', label: 'Podcast', content: <PodcastTab user={user} /> },
    { value: 'map', label: 'Map', content: map },
  ]
  return (
    <Tabs
      label="Portal"
      tabs={tabs}
      value={tab}
      onChange={(next) => navigate(`${path}?tab=${next}`, { replace: true })}
    />
  )
}
