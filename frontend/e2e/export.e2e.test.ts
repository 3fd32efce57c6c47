import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { expectAccessible } from './visitor.ts'

const stage = openStage()

test('whoever asks for their data gets a file, or reads why not', async () => {
  const { page } = await stage.member('Archivist')
  await page.goto('/settings')
  const button = page.getByRole('button', { name: 'Download my data' })
  const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.stringify(JSON.parse(readFileSync(await download.path(), 'utf8')))).toContain(
    'archivist@example.org',
  )

  await page.context().clearCookies()
  await button.press('Enter')
  await page.getByRole('dialog', { name: 'You were signed out' }).waitFor()
  await expectAccessible(page)
})
