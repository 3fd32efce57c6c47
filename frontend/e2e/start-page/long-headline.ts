import type { LandingDraft } from '@meridian/contracts/http/content/landing'
import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { signInAsAdmin } from '../visitor.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitaene'

/** A language that writes in one word what others need five for. */
export function testLongHeadline(stage: Stage): void {
  test('a headline with a long word leaves the start page as wide as a phone', async () => {
    const { page } = await stage.visit({ viewport: { width: 320, height: 740 } })
    await signInAsAdmin(page, '/admin/landing')
    const { content, version }: LandingDraft = await (await page.request.get('/api/landing/draft')).json()
    const hero = { title: LONG_WORD, text: `${LONG_WORD}.`.repeat(2) }
    const pillars = { ...content.pillars, title: LONG_WORD }
    const data = { content: { ...content, hero, pillars }, version }
    expect((await page.request.put('/api/landing/draft', { data })).status()).toBe(200)
    await page.goto('/admin/landing/preview')
    await page.getByRole('heading', { level: 1, name: LONG_WORD }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
