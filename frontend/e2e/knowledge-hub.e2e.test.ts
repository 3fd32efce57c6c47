import { expect, test } from 'vitest'
import { openStage } from './stage.ts'
import { ADMIN_ENV, becomeMember, expectAccessibleEverywhere, signInAsAdmin } from './visitor.ts'

const stage = openStage(ADMIN_ENV)

test('staff tests the connection when they want to, and reads what was found or why not', async () => {
  const { page, complaints } = await stage.visit()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signInAsAdmin(page, '/test-notion')
  const press = page.getByRole('button', { name: 'Test Notion Integration' })
  await press.waitFor()
  expect(asked).not.toContain('/api/test-notion')
  await press.press('Enter')
  const result = page.getByRole('status')
  await result.getByText('Connection Successful').waitFor()
  await result.getByText(/^\d+ databases found$/).waitFor()
  await result.getByRole('listitem').filter({ hasText: 'Playbooks' }).waitFor()
  expect(complaints).toEqual([])

  await stage.copy().sandbox.post('/control/notion/token', { revoked: true })
  await press.press('Enter')
  await result.getByText('Connection Failed').waitFor()
  await expectAccessibleEverywhere(page)
  await stage.copy().sandbox.post('/control/notion/token', { revoked: false })
})

test('staff syncs, and the members find the pages of their tier', async () => {
  const { page, complaints } = await stage.visit()
  await signInAsAdmin(page, '/admin/notion-harvest')
  await page.getByRole('button', { name: 'Sync now' }).press('Enter')
  await page.getByRole('heading', { name: 'The content distribution system works' }).waitFor()
  await page.getByText(/\d+ pages seen/).waitFor()
  await page.getByRole('link', { name: /Knowledge Hub Pro/ }).waitFor()

  const member = await stage.visit()
  await becomeMember(member.page, 'basic', 'Reader')
  const hub = member.page.getByRole('link', { name: /^Open Knowledge Hub/ })
  await hub.waitFor()
  expect([await hub.getAttribute('target'), await hub.getAttribute('rel')]).toEqual([
    '_blank',
    expect.stringContaining('noopener'),
  ])
  const level = (name: string) => member.page.getByRole('region', { name, exact: true })
  await level('Pro+').getByText('Opens with the Pro or Enterprise plan.').waitFor()
  expect(await level('Basic+').getByRole('link').count()).toBeGreaterThan(3)
  expect(await level('Pro+').getByRole('link').count()).toBe(0)
  expect([...complaints, ...member.complaints]).toEqual([])
})
