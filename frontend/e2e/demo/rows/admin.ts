import type { Page } from 'playwright-core'
import { press, type Row, rowsOf } from './row.ts'

async function openSomebody(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Demo Grace' })
    .filter({ visible: true })
    .press('Enter')
  await page.getByRole('heading', { name: 'What happened' }).waitFor()
}

async function unfold(page: Page): Promise<void> {
  await page.locator('summary').first().press('Enter')
  await page.getByRole('button', { name: /^Download as CSV/ }).waitFor()
}

/** What those see who run the community. */
export const OF_THE_ADMIN: readonly Row[] = rowsOf('admin', {
  dashboard: '/dashboard',
  'admin dashboard that fails': { path: '/admin', amiss: 'fails' },
  'dashboard that loads': { path: '/dashboard', amiss: 'hangs' },
  members: '/admin/members?search=demo',
  'one person': { path: '/admin/members?search=demo+grace', act: openSomebody },
  'why somebody is suspended': {
    path: '/admin/members?search=demo+grace',
    act: openSomebody,
    opens: 'Suspend',
  },
  tiers: '/tiers',
  'edited tier': { path: '/tiers', opens: 'Edit Basic' },
  analytics: { path: '/analytics?days=30', act: unfold },
  'analytics that fail': { path: '/analytics', amiss: 'fails' },
  integrations: '/admin/integrations',
  'settings of Telegram': { path: '/admin/integrations', opens: 'Configure Telegram' },
  'settings of Discord': { path: '/admin/integrations', opens: 'Configure Discord' },
  harvest: '/admin/notion-harvest',
  'test of Notion': {
    path: '/test-notion',
    act: async (page) => {
      await press('Test Notion Integration')(page)
      await page.getByText('Connection Successful').waitFor()
    },
  },
  'start page editor': '/admin/landing',
  'draft of the start page': '/admin/landing/preview',
  'podcast editor': '/admin/podcast',
  'edited episode': { path: '/admin/podcast', opens: /^Edit / },
  queues: '/admin/queues',
  'grace policy': '/admin/dunning',
  settings: '/settings',
  'everybody’s links': '/referrals?search=demo',
})
