import { expect, test } from 'vitest'
import { playFilm } from '../intro-film.ts'
import type { Stage } from '../stage.ts'

/** WebKit chooses captions by what the person has set for the whole system, not by the page's default. */
function heedNoDefault(): void {
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function set(name, value) {
    if (!(this instanceof HTMLTrackElement && name === 'default')) setAttribute.call(this, name, value)
  }
}

/** The film has no sound: without captions it says nothing. */
export function testDefaultCaptions(stage: Stage): void {
  test('the captions are there where a browser heeds no default', async () => {
    const { page } = await stage.visit()
    await page.addInitScript(heedNoDefault)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await playFilm(page)
    const modes = await page
      .locator('video')
      .evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode))
    expect(modes).toEqual(['showing'])
  })
}
