import { expect, test } from 'vitest'
import { atSomebody } from './staff/at-somebody.ts'
import { testDecidedElsewhere } from './staff/decided-elsewhere.ts'
import { testFailedTooOften } from './staff/failed-too-often.ts'
import { testGiftOvertaken } from './staff/gift-overtaken.ts'
import { testHeldWindows } from './staff/held-windows.ts'
import { testLongReason } from './staff/long-reason.ts'
import { testSettingsOvertaken } from './staff/settings-overtaken.ts'
import { openStage } from './stage.ts'
import { follow } from './texts/said.ts'
import {
  ADMIN_ENV,
  becomeMember,
  expectAccessibleEverywhere,
  signInAsAdmin,
  toast,
  untilFocused,
} from './visitor.ts'

const stage = openStage(ADMIN_ENV)

testDecidedElsewhere(stage)
testFailedTooOften(stage)
testGiftOvertaken(stage)
testHeldWindows(stage)
testLongReason(stage)
testSettingsOvertaken(stage)

test('what is wrong with a gift is said at its field', async () => {
  const { page } = await atSomebody(stage, 'Gifted')
  await page.getByRole('button', { name: 'Give a membership' }).click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByLabel('Last day')
  const today = new Date().toISOString().slice(0, 10)
  expect(await day.getAttribute('min')).toBe(today)
  expect((await day.getAttribute('max'))?.slice(0, 4)).toBe(String(Number(today.slice(0, 4)) + 5))

  await day.fill(today)
  const why = dialog.getByRole('textbox', { name: 'Why' })
  await why.fill('   ')
  await dialog.getByRole('button', { name: 'Give a membership' }).click()
  await dialog.getByText('Say why, in a few words: it is recorded', { exact: true }).waitFor()
  expect(await why.getAttribute('aria-invalid')).toBe('true')
  expect(await why.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectAccessibleEverywhere(page)

  await why.fill('Speaker of the spring')
  await page.route('**/complimentary', (call) =>
    call.fulfill({ status: 400, body: 'until: Choose a day in the future.' }),
  )
  await dialog.getByRole('button', { name: 'Give a membership' }).click()
  await dialog.getByText('Choose a day in the future.', { exact: true }).waitFor()
  expect([await day.getAttribute('aria-invalid'), await why.getAttribute('aria-invalid')]).toEqual([
    'true',
    'false',
  ])
})

test('a gift ends on the day that staff chose, wherever it is looked at', async () => {
  const { page, own } = await atSomebody(stage, 'Eastern', { timezoneId: 'Asia/Tokyo' })
  const end = new Date(Date.now() + 30 * 86_400_000)
  const words = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(end)
  await page.getByRole('button', { name: 'Give a membership' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last day').fill(end.toISOString().slice(0, 10))
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Speaker of the summer')
  await dialog.getByRole('button', { name: 'Give a membership' }).click()
  await page.getByText(`It ends on ${words}`).waitFor()
  await page.getByText(`Was given a membership, Pro, until ${words}`).first().waitFor()
  await own.page.goto('/portal?tab=subscription')
  const told = own.page.getByText('Everything is open to you')
  expect(await told.innerText()).toContain(`It ends on ${words}.`)
})

test('whoever ends a gift answers why first, and goes on where the next one is given', async () => {
  const { page, id } = await atSomebody(stage, 'Ended')
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const data = { tier: 'pro', until, reason: 'Speaker of the autumn' }
  expect((await page.request.post(`/api/users/${id}/complimentary`, { data })).status()).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'End it now' }).click()
  const dialog = page.getByRole('dialog')
  await untilFocused(dialog.getByRole('textbox', { name: 'Why' }))
  await page.keyboard.type('Has bought one')
  await dialog.getByRole('button', { name: 'End it now' }).click()
  await untilFocused(page.getByRole('button', { name: 'Give a membership' }))
})

test('a gift is counted at once, in the navigation and on the dashboard', async () => {
  const { page, id } = await atSomebody(stage, 'Counted')
  const link = page.getByRole('complementary', { name: 'Side panel' }).getByRole('link', {
    name: /^Members \d+ members$/,
  })
  const count = async () => Number(/\d+/.exec(await link.innerText())?.[0])
  const before = await count()
  await follow(page, '/dashboard')
  await page.getByRole('heading', { name: 'Recent Members' }).waitFor()
  await page.getByText('Loading recent members').waitFor({ state: 'detached' })
  await follow(page, `/admin/members/${id}`)
  await page.getByRole('button', { name: 'Give a membership' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last day').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Speaker of the winter')
  await dialog.getByRole('button', { name: 'Give a membership' }).click()
  await expect.poll(count).toBe(before + 1)
  await follow(page, '/dashboard')
  await page.getByRole('listitem').filter({ hasText: 'counted@example.org' }).waitFor()
})

test('of staff whose own membership ended it is said first that they can always get in', async () => {
  const { page, id } = await atSomebody(stage, 'Helper')
  const until = new Date(Date.now() + 86_400_000).toISOString()
  const calls = [
    ['complimentary', { tier: 'pro', until, reason: 'Helps at the door' }],
    ['complimentary/end', { reason: 'Helps elsewhere now' }],
    ['role', { role: 'staff', reason: 'Helps with everything' }],
  ] as const
  for (const [what, data] of calls) {
    const answer = await page.request.post(`/api/users/${id}/${what}`, { data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  await page.reload()
  const answer = page.getByRole('heading', { name: 'Can get in', exact: true }).locator('xpath=..')
  await answer.getByText('Lost access').waitFor()
  expect(await answer.innerText()).toMatch(
    /Those who run the community always can\. What was last decided of their own access: Lost access/,
  )
})

test('a page of the list that is out of date leads to the first one', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/admin/members?order=name&cursor=stale')
  await page
    .getByRole('status')
    .getByText(/\d+ member|\d+ people/)
    .waitFor()
  expect(new URL(page.url()).search).toBe('?order=name')
})

test('the bell tells the admin what is broken, with the way there; it asks nothing for members', async () => {
  const { page } = await stage.visit()
  await signInAsAdmin(page, '/dashboard')
  const form = { botToken: '123456:ABC-DEF_well-formed-and-wrong', channelId: '-1001234567890' }
  const saved = await page.request.put('/api/integrations/telegram', { data: form })
  expect(await saved.json()).toMatchObject({ status: 'error' })
  // What was asked a moment ago is not asked again.
  await page.reload()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Telegram does not work' }).click()
  await page.waitForURL('**/admin/integrations')

  const member = await stage.visit()
  await becomeMember(member.page, 'basic', 'Quiet')
  // The dot of the integrations comes last of what the page itself asks for.
  await member.page.getByTitle(/^(active|inactive|error)$/).waitFor()
  await member.page.waitForLoadState('networkidle')
  const asked: string[] = []
  member.page.on('request', (call) => asked.push(new URL(call.url()).pathname))
  await member.page.getByRole('button', { name: 'Notifications: nothing new' }).click()
  await member.page.getByText('Nothing new', { exact: true }).waitFor()
  // The portal itself asks now and then how they stand.
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/session')).toEqual([])
  await member.page.goto('/test-notion')
  await member.page.getByText('Only staff can see this').waitFor()
  expect(await toast(member.page, 'Connection Failed').count()).toBe(0)
})

test('older events of a person are shown to the last, and the focus stays', async () => {
  const { page, id } = await atSomebody(stage, 'Eventful')
  for (let turn = 0; turn < 30; turn += 1)
    for (const change of ['suspend', 'unsuspend']) {
      const answer = await page.request.post(`/api/users/${id}/${change}`, { data: { reason: 'Looking' } })
      expect(answer.status(), await answer.text()).toBe(200)
    }
  await page.reload()
  await page.getByRole('button', { name: 'Show older events' }).press('Enter')
  await untilFocused(page.getByText('That is everything.'))
  await page.getByText('Opened an account').waitFor()
})
