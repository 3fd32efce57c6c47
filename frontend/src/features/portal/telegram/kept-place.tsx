import { LoadError } from '../../../ui/load-error.tsx'
import { useTelegram } from './api.ts'
import { formatKept } from './format-standing.ts'

/** What a member keeps of the channel in the grace period; nothing new can come meanwhile, so nothing is watched. */
export function KeptPlace() {
  const { data, error, loading, retry } = useTelegram(() => 0)
  if (loading) return null
  if (data === undefined) return <LoadError what="Your place in the channel" error={error} onRetry={retry} />
  return <p className="max-w-prose font-medium wrap-anywhere">{formatKept(data)}</p>
}
