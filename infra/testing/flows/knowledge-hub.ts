import type { HttpClient } from '../../simulation/http-client.ts'
import { until } from '../until.ts'
import type { WholeSystem } from '../whole-system.ts'

interface HarvestShown {
  state: string
  startedAt: string
  seen: number
  changed: number
  removed: number
  error: string | null
}

export interface HarvestAnswer {
  last: HarvestShown | null
  lastDone: HarvestShown | null
}

/** The harvests as those who run the community see them. */
export async function harvested(staff: HttpClient): Promise<HarvestAnswer> {
  return (await staff.get('/api/notion/harvest')).json<HarvestAnswer>()
}

/** Asks for a harvest, and waits until the first that began after that has ended: others are started by the clock. */
export async function harvestNow(
  { system: { sql } }: WholeSystem,
  staff: HttpClient,
  within = 60_000,
): Promise<HarvestShown> {
  const asked = new Date()
  const answer = await staff.post('/api/notion/harvest', {})
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return until(
    async () => {
      const [open] = await sql.rows<{ open: number }>({
        text: `select count(*)::int as open from domain_events e where e.type = 'integrations.harvest-requested'
          and not exists (select from inbox i where i.message_id = e.id)`,
      })
      const [first] = await sql.rows<HarvestShown>({
        text: `select state, started_at as "startedAt", seen, changed, removed, error from notion_harvests
          where started_at >= $1 order by started_at limit 1`,
        values: [asked],
      })
      return open?.open === 0 && first?.state !== 'running' && first
    },
    { within, what: 'the harvest' },
  )
}
