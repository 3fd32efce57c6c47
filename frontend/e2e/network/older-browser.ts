import { expect, test } from 'vitest'
import type { NetworkStage } from './network-stage.ts'

/** The build is made for Safari 16.4; what came later is there only where a script asks first. */
export function testOlderBrowser(stage: NetworkStage): void {
  test('a browser that cannot group by itself draws the map as well', async () => {
    const { page, complaints } = await stage.member('Elder')
    await page.addInitScript(() => Reflect.deleteProperty(Map, 'groupBy'))
    await page.goto('/member-map')
    await page.getByRole('application').or(page.getByRole('alert')).first().waitFor()
    expect(await page.getByRole('application').count()).toBe(1)
    expect(complaints).toEqual([])
  })
}
