import { expect, test } from 'vitest'
import type { Stage } from '../stage.ts'
import { follow, heldBack } from '../texts/said.ts'

/** The scripts come to a page whose address is no longer that of what the server drew. */
export function testLeftEarly(stage: Stage): void {
  test('who goes back before the scripts have come is where they were before', async () => {
    const { page: visitor, complaints } = await stage.visit()
    await visitor.goto('/login')
    await visitor.getByRole('button', { name: 'Sign In' }).waitFor()
    await follow(visitor, '/')
    await visitor.getByRole('link', { name: 'Choose Pro' }).waitFor()
    const letThrough = await heldBack(visitor, '/assets/*.js')
    await visitor.reload({ waitUntil: 'commit' })
    await visitor.getByRole('heading', { level: 1, name: 'people who' }).waitFor()
    await visitor.goBack({ waitUntil: 'commit' })
    await expect.poll(() => new URL(visitor.url()).pathname).toBe('/login')
    letThrough()
    await visitor.getByRole('button', { name: 'Sign In' }).waitFor()
    expect(complaints).toEqual([])
  })
}
