import { readFileSync } from 'node:fs'
import { openServer } from '@meridian/infra/testing/answering-server'
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

/** A server that breaks off in the middle of every file. */
function openHalfServer() {
  return openServer((_, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1_000 })
    res.write('{"account":', () => res.destroy())
  })
}

test('a file that breaks off is not kept, and that is said', async () => {
  const half = await openHalfServer()
  const { page } = await stage.member('Half')
  const kept: string[] = []
  page.on('download', (download) => kept.push(download.suggestedFilename()))
  await page.goto('/settings')
  await page.route('**/api/account/export', (route) => route.continue({ url: half.url }))
  await page.getByRole('button', { name: 'Download my data' }).press('Enter')
  await page.getByRole('alert').getByText('Only a part of the file arrived').waitFor()
  expect(kept).toEqual([])
  half.close()
})
