import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../../ui/relative-time.tsx'

/** When the integration last worked, and when it last did not and why. */
export function Health({ integration }: { integration: Integration }) {
  const { lastSuccessAt, lastErrorAt, lastError } = integration
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      <Figure name="Last success">{lastSuccessAt ? <RelativeTime iso={lastSuccessAt} /> : 'None yet'}</Figure>
      <Figure name="Last error">
        {lastErrorAt ? <RelativeTime iso={lastErrorAt} /> : <span>None</span>}
        {lastError && <span className="block text-sm wrap-anywhere text-ink-soft">{lastError}</span>}
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
