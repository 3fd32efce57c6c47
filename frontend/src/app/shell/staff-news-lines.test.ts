import { expect, it } from 'vitest'
import { staffNews } from './staff-news-lines.ts'

it('tells of nothing where nothing waits', () => {
  const integrations = [{ name: 'Stripe', status: 'active' as const }]
  expect(staffNews({ integrations, payTwice: 0, failedJobs: 0 })).toEqual([])
})

it('names what is broken, counts the rest, and says where to look', () => {
  const integrations = [
    { name: 'Telegram', status: 'error' as const },
    { name: 'Notion', status: 'inactive' as const },
  ]
  expect(staffNews({ integrations, payTwice: 1, failedJobs: 3 })).toEqual([
    { text: '1 person pays twice', href: '/admin/members' },
    { text: 'Telegram does not work', href: '/admin/integrations' },
    { text: '3 jobs have failed', href: '/admin/queues' },
  ])
})
