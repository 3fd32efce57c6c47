import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'

const DEVICES = [
  { what: 'a phone', device: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }, width: 720 },
  { what: 'a desk', device: { viewport: { width: 1440, height: 900 } }, width: 1280 },
]

/** What comes over a slow line is no larger than what is shown. */
export function testPosterSizes(stage: Stage): void {
  test.for(DEVICES)(
    '$what gets the poster of the film as large as it shows it',
    async ({ device, width }) => {
      const { page: visitor } = await stage.visit(device)
      await visitor.goto('/')
      const poster = visitor.getByRole('link', { name: 'Play the intro video' }).locator('img')
      const loaded = () => poster.evaluate((image: HTMLImageElement) => [image.complete, image.currentSrc])
      await expect.poll(loaded).toEqual([true, expect.stringContaining(`/poster-${width}-`)])
    },
  )
}
