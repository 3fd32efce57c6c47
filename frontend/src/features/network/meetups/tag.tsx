import { Badge } from '../../../ui/badge.tsx'

/** A word of the organiser's own, in a list of tags: unlike our own marks it may be wider than a phone, and breaks there. */
export function Tag({ tag }: { tag: string }) {
  return (
    <li className="flex max-w-full">
      <Badge>
        <span className="min-w-0 wrap-anywhere whitespace-normal">{tag}</span>
      </Badge>
    </li>
  )
}
