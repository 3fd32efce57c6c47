import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import { formatPlural } from '../../lib/format.ts'

/** One thing that waits for somebody, and where it can be looked at. */
export interface NewsLine {
  readonly text: string
  readonly href: string
}

interface Found {
  integrations: readonly Pick<Integration, 'name' | 'status'>[]
  payTwice: number
  failedJobs: number
}

/** What those who run the community should look at, the members' money first. */
export function staffNews({ integrations, payTwice, failedJobs }: Found): NewsLine[] {
  const broken = integrations.filter(({ status }) => status === 'error')
  return [
    ...counted(payTwice, ['person pays twice', 'people pay twice'], '/admin/members'),
    ...broken.map(({ name }) => ({ text: `${name} does not work`, href: '/admin/integrations' })),
    ...counted(failedJobs, ['job has failed', 'jobs have failed'], '/admin/queues'),
  ]
}

function counted(count: number, [one, many]: readonly [string, string], href: string): NewsLine[] {
  if (count === 0) return []
  return [{ text: formatPlural(count, one, many), href }]
}
