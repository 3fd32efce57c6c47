import { press, type Row, rowsOf } from './row.ts'

/** What can be seen without access. */
export const WITHOUT_ACCESS: readonly Row[] = [
  ...rowsOf('visitor', {
    'start page': '/',
    terms: '/terms',
    privacy: '/privacy',
    login: '/login',
    'login, nothing typed': { path: '/login', act: press('Sign In') },
    'registration, nothing typed': { path: '/register', act: press('Create Account') },
    'forgotten password': '/forgot-password',
    'new password': '/reset-password#a-token-that-nobody-was-mailed',
    'new password without a token': '/reset-password',
    'first password': '/set-password#a-token-that-nobody-was-mailed',
    'confirmed address': '/confirm-email#a-token-that-nobody-was-mailed',
    claim: '/claim#a-token-that-nobody-was-mailed',
    checkout: {
      path: '/checkout/pro',
      act: async (page) => {
        await page.getByLabel('Card number').waitFor()
        await press(/^Pay /)(page)
      },
    },
    'checkout that loads': { path: '/checkout-annual', amiss: 'hangs' },
    'no such page': `/nowhere/${'a-very-long-name'.repeat(9)}`,
    'no such meetup': '/meetups/nowhere',
  }),
  ...rowsOf('guest', {
    'the wall': '/portal',
    'the wall of the network': '/member-map',
    directory: '/members',
    'admin dashboard': '/admin',
    integrations: '/integrations',
    referrals: '/referrals',
    'somebody else': '/admin/members/1',
  }),
  ...rowsOf('grace', {
    'portal with its banner': '/portal',
    subscription: '/portal?tab=subscription',
    notifications: { path: '/settings', opens: /^Notifications/ },
  }),
]
