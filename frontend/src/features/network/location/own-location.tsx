import { type ReactNode, useState } from 'react'
import { showToast } from '../../../lib/toast.ts'
import { useAction } from '../../../lib/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { forgetLocation, type OwnLocation } from '../api/locations.ts'

interface OwnLocationNoteProps {
  own: OwnLocation
  asOthers: boolean
  onAsOthers: (asOthers: boolean) => void
}

/**
 * The location that the person gave, what others see of it, and the way to take it back. Renders nothing without one.
 */
export function OwnLocationNote({ own, asOthers, onAsOthers }: OwnLocationNoteProps) {
  const [stopped, setStopped] = useState(false)
  const { location, seenByOthers } = own
  return (
    <div {...useKeptFocus<HTMLDivElement>()} className="empty:hidden">
      {location !== null && (
        <OwnPlace location={location} seenByOthers={seenByOthers}>
          {seenByOthers !== null && (
            <SwitchField label="See what others see" checked={asOthers} onChange={onAsOthers} />
          )}
          <StopSharing onStopped={() => setStopped(true)} />
        </OwnPlace>
      )}
      {location === null && stopped && (
        <p role="status" tabIndex={-1}>
          You are not on the map any more.
        </p>
      )}
    </div>
  )
}

interface OwnPlaceProps {
  location: NonNullable<OwnLocation['location']>
  seenByOthers: OwnLocation['seenByOthers']
  /** What can be done about it. */
  children: ReactNode
}

function OwnPlace({ location, seenByOthers, children }: OwnPlaceProps) {
  return (
    <section
      aria-label="Your location"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-rule bg-surface px-4 py-3"
    >
      <p className="min-w-0 wrap-anywhere">
        You are in{' '}
        <strong className="font-semibold">
          <bdi>{location.city}</bdi>, <bdi>{location.country}</bdi>
        </strong>
        .{' '}
        <span className="text-ink-soft">
          {seenByOthers === null
            ? 'Nobody else sees it.'
            : `Others see ${seenByOthers.city}, and a point within about two kilometres.`}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">{children}</div>
    </section>
  )
}

const REFUSAL = { otherwise: 'Please try again.', title: 'Failed to update location' }

function StopSharing({ onStopped }: { onStopped: () => void }) {
  const { busy, run } = useAction(REFUSAL, async () => {
    await forgetLocation()
    onStopped()
    showToast({ title: 'Location removed', description: 'Nobody sees it any more, and it is not kept.' })
  })
  return (
    <Button variant="secondary" size="sm" busy={busy && 'Stopping...'} onClick={() => run()}>
      Stop sharing
    </Button>
  )
}
