import { formatCount } from '../../lib/format.ts'
import { useRefreshedResource } from '../../lib/refreshed-resource.ts'

/** How many members there are, for staff: nobody else may know. Nothing while there are no figures. */
export function MemberCount() {
  const { data } = useRefreshedResource('/api/analytics')
  if (!data) return null
  return (
    <span className="rounded-full bg-sunk px-2 text-sm text-ink tabular-nums">
      <span>{formatCount(data.memberCount)}</span>
      <span className="sr-only"> members</span>
    </span>
  )
}
