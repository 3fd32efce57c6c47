import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Pages, startPages } from '../console/testing/start-pages.ts'

const MAIL = {
  from: 'Meridian <hello@meridian.example>',
  to: 'mira@people.example',
  subject: 'Set your password',
}

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
})
beforeEach(() => fetch(`${pages.fixture.sandbox.url}/control/reset`, { method: 'POST' }))
afterAll(() => pages.stop())

function send(mail: { to?: string; subject?: string; text?: string; html?: string } = {}) {
  return createTransport(pages.fixture.sandbox.smtpUrl).sendMail({ text: 'Hello', ...MAIL, ...mail })
}

test('lists what was mailed, the newest first, and what comes while somebody looks', async () => {
  const page = await pages.open('/mail')
  await page.getByText('No mail yet.').waitFor()
  await send()
  await page.getByRole('link', { name: 'Set your password' }).waitFor()
  await send({ to: 'jo@people.example', subject: 'Welcome' })
  await page.getByRole('link', { name: 'Welcome' }).waitFor()
  const rows = await page.locator('#mails').getByRole('listitem').allInnerTexts()
  expect(rows).toEqual([
    expect.stringMatching(/Welcome\s+to jo@people.example/),
    expect.stringMatching(/Set your password\s+to mira@people.example/),
  ])
  await page.getByLabel('Only what went to').fill('mira@people.example')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('link', { name: 'Show all' }).waitFor()
  expect(await page.locator('#mails').getByRole('listitem').count()).toBe(1)
})

test('keeps the place of whoever reads the list by keyboard while it grows', async () => {
  await send()
  const page = await pages.open('/mail')
  await page.getByRole('link', { name: 'Set your password' }).focus()
  await send({ subject: 'Welcome' })
  await page.getByRole('link', { name: 'Welcome' }).waitFor()
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Set your password')
})

test('shows both parts of a mail; links of both lead into a new tab', async () => {
  const { sandbox } = pages.fixture
  await send({
    text: `Go to ${sandbox.url}/mail?text.`,
    html: `<p>Please <a href="${sandbox.url}/mail?html">choose one</a></p>`,
  })
  const page = await pages.open('/mail')
  await page.getByRole('link', { name: 'Set your password' }).click()
  await page.getByText('Meridian <hello@meridian.example>').waitFor()
  const links = [
    page.getByRole('link', { name: `${sandbox.url}/mail?text` }),
    page.frameLocator('iframe').getByRole('link', { name: 'choose one' }),
  ]
  for (const [index, link] of links.entries()) {
    // By keyboard: a click right after the page has scrolled can still be sent to the frame that was there before.
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.press('Enter')])
    await tab.getByRole('heading', { name: 'Mailbox' }).waitFor()
    expect(tab.url()).toBe(`${sandbox.url}/mail?${['text', 'html'][index]}`)
  }
})

test('runs nothing that a mail brings, in its frame or alone', async () => {
  await send({ html: '<title>Quiet</title><script>document.title = "Loud"</script><p>Hello' })
  const page = await pages.open('/mail')
  const href = await page.getByRole('link', { name: 'Set your password' }).getAttribute('href')
  await page.goto(`${pages.fixture.sandbox.url}${href}/html`)
  await page.getByText('Hello').waitFor()
  expect(await page.title()).toBe('Quiet')
})

test('says that a mail is not there', async () => {
  const answer = await fetch(`${pages.fixture.sandbox.url}/mail/nothing`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('No such e-mail')
})
