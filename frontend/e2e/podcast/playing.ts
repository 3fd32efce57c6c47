import { expect, test } from 'vitest'
import type { Visit } from '../visitor.ts'

/**
 * What becomes of an episode while somebody listens.
 * @param memberAtPodcast somebody new with that name, of that tier, at the podcast
 */
export function testPlaying(memberAtPodcast: (name: string, tier: string) => Promise<Visit>): void {
  test('an episode that plays goes on when the links to all of them are renewed', async () => {
    const { page } = await memberAtPodcast('Nightowl', 'pro')
    const player = page.locator('audio').first()
    const begun = await player.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true
      await audio.play()
      return audio.getAttribute('src')
    })
    await page.route('**/api/podcast', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/("audioUrl":"[^"]+)"/g, '$1?of=tomorrow"')
      await route.fulfill({ response, body })
    })
    // A page that has just asked does not ask at once again.
    const linkOfNext = async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      return page.locator('audio').nth(1).getAttribute('src')
    }
    await expect.poll(linkOfNext).toContain('of=tomorrow')
    expect(await player.getAttribute('src')).toBe(begun)
    await player.dispatchEvent('ended')
    await expect.poll(() => player.getAttribute('src')).toContain('of=tomorrow')
  })
}
