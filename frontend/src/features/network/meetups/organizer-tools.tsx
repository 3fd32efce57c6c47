import type { Meetup } from '@meridian/contracts/http/network/meetup'
import { Pencil, Users } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Attendees } from './attendees.tsx'
import { CancelMeetup } from './cancel-meetup.tsx'
import { MessageEverybody } from './message-everybody.tsx'
import type { OrganizerTool } from './organizer-tool.ts'

export interface OrganizerToolsProps extends OrganizerTool {
  onEdit: (meetup: Meetup) => void
}

/** What the organiser and staff can do with a meetup that is still to come. */
export function OrganizerTools({ meetup, onEdit, onAsk }: OrganizerToolsProps) {
  const [listed, setListed] = useState(false)
  return (
    <div className="mt-2 grid gap-3 border-t border-rule pt-3">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" aria-expanded={listed} onClick={() => setListed(!listed)}>
          <Users aria-hidden className="size-4" />
          Attendees
        </Button>
        <MessageEverybody meetup={meetup} onAsk={onAsk} />
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Edit: ${meetup.title}`}
          onClick={() => onEdit(meetup)}
        >
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
        <CancelMeetup meetup={meetup} onAsk={onAsk} />
      </div>
      {listed && <Attendees meetup={meetup} onAsk={onAsk} />}
    </div>
  )
}
