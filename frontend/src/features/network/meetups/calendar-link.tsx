import { CalendarPlus } from 'lucide-react'

/** The meetup as a file for calendars. */
export function CalendarLink({ id, title }: { id: string; title: string }) {
  return (
    <a
      href={`/api/meetups/${id}/calendar`}
      download
      aria-label={`Add to calendar: ${title}`}
      className="text-link inline-flex min-h-9 items-center gap-1.5 text-sm"
    >
      <CalendarPlus aria-hidden className="size-4" />
      Add to calendar
    </a>
  )
}
