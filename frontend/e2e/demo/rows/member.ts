import { press, type Row, rowsOf } from './row.ts'

const FAILS = { amiss: 'fails' } as const

/** What members see. */
export const OF_MEMBERS: readonly Row[] = rowsOf('member', {
  courses: '/portal',
  telegram: {
    path: '/portal?tab=telegram',
    act: async (page) => {
      await page.getByLabel('Telegram user ID').fill('@name')
      await page.keyboard.press('Enter')
    },
  },
  podcast: '/portal?tab=podcast',
  'map in the portal': { path: '/portal?tab=map', act: press('Add Location') },
  subscription: '/portal?tab=subscription',
  'change of plan': { path: '/portal?tab=subscription', opens: 'Move to Enterprise' },
  'portal that fails': { path: '/portal', ...FAILS },
  'portal that loads': { path: '/portal', amiss: 'hangs' },
  network: '/member-map',
  'network, nothing found': '/member-map?search=nothing+like+it',
  'network that fails': { path: '/member-map', ...FAILS },
  'own location': { path: '/member-map', opens: 'Update Location' },
  'planned meetup': { path: '/member-map', act: press('Create Meetup') },
  meetup: {
    path: '/member-map',
    act: async (page) => {
      await page.getByRole('article').getByRole('link').first().press('Enter')
      await page.getByText('Organised by').waitFor()
    },
  },
  directory: '/members',
  'directory, nobody found': '/members?search=nobody+like+that',
  settings: { path: '/settings', act: press('Change password') },
  referrals: '/referrals',
  account: { path: '/referrals', opens: /^Account of/ },
})
