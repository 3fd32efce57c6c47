import { expect, test } from 'vitest'
import { countShifts, MAX_SHIFT, shiftOf } from '../shifts.ts'
import type { Stage } from '../stage.ts'
import { heldBack } from '../texts/said.ts'

/** A slow line, on which the texts are there before what they are set in. */
export function testLateTypefaces(stage: Stage): void {
  test.for([360, 1440])('typefaces that arrive late move nothing, %d pixels wide', async (width) => {
    const { page: visitor } = await stage.visit({ viewport: { width, height: 800 } })
    const letThrough = await heldBack(visitor, '/*.woff2')
    await countShifts(visitor)
    await visitor.goto('/', { waitUntil: 'domcontentloaded' })
    await visitor.getByRole('link', { name: 'Choose Pro' }).waitFor()
    letThrough()
    const arrived = await visitor.evaluate(async () => {
      const { size } = await document.fonts.ready
      const nextFrame = () => new Promise(requestAnimationFrame)
      // The one that draws them, and the one after which its jumps are told.
      await nextFrame().then(nextFrame).then(nextFrame)
      return size > 0 && document.fonts.check('1em "Newsreader Variable"')
    })
    expect(arrived).toBe(true)
    expect(await shiftOf(visitor)).toBeLessThanOrEqual(MAX_SHIFT)
  })
}
