import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { get, post } from './testing/browse.ts'
import { type PortalFixture, RETURN_URL, startPortal } from './testing/start-portal.ts'

const EVIL = '<img src=x onerror="document.title=1">'

let portal: PortalFixture
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.stop())
afterEach(() => {
  vi.useRealTimers()
})

it('shows plan, next charge, card, invoices, and the way back', async () => {
  const { url } = await portal.member()
  const { status, text } = await get(url)
  expect(status).toBe(200)
  for (const words of [
    'Membership',
    '$15.00 a month',
    'Next charge: $15.00',
    'Visa ending in 4242',
    'Return to localhost:6502',
  ])
    expect(text).toContain(words)
  expect(text).toContain(`href="${RETURN_URL}"`)
  expect(text.match(/invoices\/in_\w+\.pdf/g)).toHaveLength(1)
})

it('says when a plan ends, or that there is none', async () => {
  const { url, subscription } = await portal.member()
  await portal.stripe.subscriptions.update(subscription, { cancel_at_period_end: true })
  expect((await get(url)).text).toMatch(/it ends on.*nothing more is charged.*Don’t cancel/s)
  await portal.stripe.subscriptions.cancel(subscription)
  expect((await get(url)).text).toMatch(/Ended on/)
  const { id } = await portal.stripe.customers.create({ name: EVIL })
  const { text } = await get(await portal.visit(id))
  expect(text).toContain('You have no plan.')
  expect(text).toContain('&lt;img src=x')
  expect(text).not.toContain('<img')
})

it('expires a visit after a day', async () => {
  const { url } = await portal.member()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 })
  expect(await get(url)).toMatchObject({
    status: 410,
    text: expect.stringContaining('This page has expired'),
  })
  expect(await post(`${url}/card`)).toMatchObject({ status: 410 })
})

it('knows no foreign or invented address', async () => {
  const [mine, theirs] = [await portal.member(), await portal.member()]
  const { origin } = new URL(mine.url)
  for (const address of [
    `${origin}/stripe/portal`,
    `${origin}/stripe/portal/session/bps_nothing`,
    `${origin}/stripe/portal/invoices/in_nothing`,
    `${origin}/stripe/portal/invoices/in_nothing.pdf`,
    `${mine.url}/nothing`,
    `${mine.url}/card/pm_nothing`,
    `${mine.url}/subscriptions/${theirs.subscription}/cancel`,
    `${mine.url}/subscriptions/${mine.subscription}/plan/price_nothing`,
  ])
    expect(await get(address)).toMatchObject({ status: 404, text: expect.stringContaining('No such page') })
  expect(await post(`${mine.url}/subscriptions/${theirs.subscription}/cancel`)).toMatchObject({ status: 404 })
})

it.each(['http://evil.example', 'null'])('takes no form that a page of %s sends', async (origin) => {
  const { url, subscription } = await portal.member()
  const refused = await post(`${url}/subscriptions/${subscription}/cancel`, {}, origin)
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('came from elsewhere') })
  expect(await portal.stripe.subscriptions.retrieve(subscription)).toMatchObject({
    cancel_at_period_end: false,
  })
})

it('lets its pages run nothing, load nothing from elsewhere, and be shown in no frame', async () => {
  const { url, customer } = await portal.member()
  const plain = (await get(url)).headers.get('content-security-policy')
  expect(plain).toMatch(/default-src 'none'; style-src 'self';.*frame-ancestors 'none'; form-action 'self'$/)
  const flow = await portal.visit(customer, {
    type: 'payment_method_update',
    after_completion: { type: 'redirect', redirect: { return_url: 'https://shop.example/done?a=1' } },
  })
  const page = await get(`${flow}/card`)
  expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self' https:\/\/shop\.example$/)
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
})
