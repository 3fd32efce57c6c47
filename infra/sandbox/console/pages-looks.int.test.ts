import { AxeBuilder } from '@axe-core/playwright'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Look, type Pages, startPages } from './testing/start-pages.ts'

const EVIL = '<img src=x onerror="document.title=1"></title><script>document.title=1</script>'

let pages: Pages
beforeAll(async () => {
  pages = await startPages()
  const { fixture } = pages
  await fixture.pay(await fixture.subscribe({ name: EVIL }), '4000000000000002')
  await fixture.subscribe({ name: EVIL })
  const { subscription } = await fixture.buy()
  await fixture.control('renew', { subscriptionId: subscription, outcome: 'failed' })
  await fixture.stripe.customers.create({ name: EVIL, email: EVIL })
  await fetch(`${fixture.sandbox.url}/control/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'geocode', kind: 'down', count: 3 }),
  })
  await createTransport(fixture.sandbox.smtpUrl).sendMail({
    from: 'hello@meridian.example',
    to: 'mira@people.example',
    subject: EVIL,
    text: `${EVIL} http://127.0.0.1/text`,
    html: `<html lang="en"><head><title>Mail</title></head><body>${EVIL}<h1>Hello</h1></body></html>`,
  })
})
afterAll(() => pages.stop())

async function addresses(): Promise<string[]> {
  const list = await pages.open('/mail')
  const mail = await list.locator('#mails').getByRole('link').first().getAttribute('href')
  await list.close()
  return ['/', '/mail', '/mail/nothing', mail ?? '']
}

const LOOKS: Look[] = [
  { width: 360, scheme: 'light' },
  { width: 1_200, scheme: 'dark' },
]

test.each(LOOKS)(
  'has nothing for axe to find fault with, and fits, at $width px in the $scheme',
  async (look) => {
    for (const address of await addresses()) {
      const page = await pages.open(address, look)
      for (const summary of await page.locator('summary').all()) await summary.click()
      expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(look.width)
      await page.close()
    }
  },
)

test('shows what strangers wrote as text, and runs none of it', async () => {
  for (const address of await addresses()) {
    const page = await pages.open(address)
    expect(await page.title()).toContain('· Sandbox')
    expect(await page.locator('img, body script').count()).toBe(0)
    await page.close()
  }
  const page = await pages.open('/')
  expect(await page.getByText(EVIL).count()).toBeGreaterThan(1)
})

test('lets its pages load nothing from elsewhere, and be shown in no frame', async () => {
  for (const address of ['/', '/mail']) {
    const policy = (await fetch(pages.fixture.sandbox.url + address)).headers.get('content-security-policy')
    expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/)
  }
})

test('leads past the navigation by the keyboard', async () => {
  const page = await pages.open('/')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('People')
})
