import type { Meetup } from '@meridian/contracts/http/network/meetup'

/** What a tool of a meetup's organiser is given. */
export interface OrganizerTool {
  meetup: Meetup
  /** Called when a window of it opens or closes: what it stands in stays meanwhile. */
  onAsk: (isOpen: boolean) => void
}
