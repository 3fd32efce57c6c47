import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import type { HarvestReport } from '../api/notion.ts'
import type { HarvestState } from '../harvest-state.ts'
import { HarvestAccount } from './harvest-account.tsx'

const HEADS: Record<HarvestState, { title: string; icon: LucideIcon; tone: string }> = {
  'not-configured': { title: 'Notion is not set up yet', icon: CircleDashed, tone: 'text-ink-soft' },
  never: { title: 'No harvest has run yet', icon: CircleDashed, tone: 'text-ink-soft' },
  asked: { title: 'A harvest has been requested', icon: RefreshCw, tone: 'text-signal' },
  running: { title: 'A harvest is running', icon: RefreshCw, tone: 'text-signal' },
  done: { title: 'The content distribution system works', icon: CircleCheck, tone: 'text-good' },
  failed: { title: 'The last harvest failed', icon: CircleAlert, tone: 'text-danger' },
}

interface HarvestStatusProps {
  state: HarvestState
  report: HarvestReport
  /** What can be done. */
  children: ReactNode
}

/** Whether the distribution works, judging by the last harvest. */
export function HarvestStatus({ state, report, children }: HarvestStatusProps) {
  const { title, icon: Icon, tone } = HEADS[state]
  return (
    <Card>
      <div role="status">
        <h2 className="headline flex items-center gap-3 text-2xl">
          <Icon aria-hidden className={classes('mt-0.5 size-6 shrink-0 self-start', tone)} />
          {title}
        </h2>
        <div className="mt-3 mb-5 grid max-w-prose gap-2">
          <HarvestAccount state={state} report={report} />
        </div>
      </div>
      {children}
    </Card>
  )
}
