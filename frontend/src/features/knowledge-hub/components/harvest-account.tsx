import { Link } from 'wouter'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import type { Harvest, HarvestReport } from '../api/notion.ts'
import { formatCounts, formatLength } from '../format-harvest.ts'
import type { HarvestState } from '../harvest-state.ts'

/** What there is to tell about the state, and what to do next where something is to do. */
export function HarvestAccount({ state, report }: { state: HarvestState; report: HarvestReport }) {
  const { last, lastDone } = report
  switch (state) {
    case 'not-configured':
      return (
        <p>
          Set it up under <IntegrationsLink />, and come back for the first harvest.
        </p>
      )
    case 'never':
      return <p>Members see no pages before the first one. Sync now to run it.</p>
    case 'asked':
      return <p>It begins in a moment.</p>
    case 'running':
      return last && <Running harvest={last} />
    case 'failed':
      return last && <Failed harvest={last} lastDone={lastDone} />
    default:
      return last && <Done harvest={last} />
  }
}

function Running({ harvest }: { harvest: Harvest }) {
  return (
    <p>
      Started <RelativeTime iso={harvest.startedAt} />. <span>{formatCounts(harvest)}</span>
    </p>
  )
}

function Done({ harvest }: { harvest: Harvest }) {
  const { startedAt, finishedAt } = harvest
  return (
    <p>
      The last harvest finished <RelativeTime iso={finishedAt ?? startedAt} />
      {finishedAt && <span>{` and took ${formatLength(startedAt, finishedAt)}`}</span>}.{' '}
      <span>{formatCounts(harvest)}</span>
    </p>
  )
}

function Failed({ harvest, lastDone }: { harvest: Harvest; lastDone: Harvest | null }) {
  const { startedAt, finishedAt, error } = harvest
  return (
    <>
      <p>
        It ended <RelativeTime iso={finishedAt ?? startedAt} />: {error ?? 'no reason is known.'}
      </p>
      <p>
        Sync now to try again. If it keeps failing, check the secret under <IntegrationsLink />, and check in
        Notion that the content databases are shared with the integration.
      </p>
      <p className="text-ink-soft">
        {lastDone === null ? (
          'Members see no pages until a harvest is done.'
        ) : (
          <>
            Members still see the pages of the harvest that finished{' '}
            <RelativeTime iso={lastDone.finishedAt ?? lastDone.startedAt} />.
          </>
        )}
      </p>
    </>
  )
}

function IntegrationsLink() {
  return (
    <Link href="/admin/integrations" className="text-link">
      Integrations
    </Link>
  )
}
