import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { holdHalf } from './half-page.ts'

/** What the server has drawn is seen first; only then its scripts are fetched. */
export function testScriptsAfterPaint(stage: Stage): void {
  test('the scripts of the start page are fetched once it has been painted', async () => {
    const { page: visitor, complaints } = await stage.visit()
    await visitor.goto('/')
    await visitor.getByRole('link', { name: 'Choose Pro' }).waitFor()
    const { painted, scripts } = await visitor.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(index|react)-[^/]*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(scripts).toHaveLength(2)
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY)
    expect(complaints).toEqual([])
  })

  test('a start page that is painted before all of it is there comes to life once it is', async () => {
    const { page: visitor, complaints } = await stage.visit()
    const half = await holdHalf(visitor, stage.copy().url)
    await visitor.goto('/', { waitUntil: 'commit' })
    const painted = () =>
      visitor.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted).toBe(1)
    half.goOn()
    await visitor.getByRole('link', { name: 'Choose Pro' }).waitFor()
    const { complete, fetched } = await visitor.evaluate(() => ({
      complete: performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as PerformanceNavigationTiming).domInteractive)[0],
      fetched: performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/assets\/index-[^/]*\.js$/.test(name))?.startTime,
    }))
    half.close()
    expect(fetched).toBeGreaterThanOrEqual(complete ?? Number.POSITIVE_INFINITY)
    expect(complaints).toEqual([])
  })

  test('a browser that tells nobody when it paints gets the scripts of the start page, too', async () => {
    const { page: visitor, complaints } = await stage.visit()
    await visitor.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {}
    })
    await visitor.goto('/')
    await visitor.getByRole('link', { name: 'Choose Pro' }).waitFor()
    expect(complaints).toEqual([])
  })
}
