import type { BrowserContextOptions } from 'playwright-core'
import { expect } from 'vitest'
import type { Stage } from '../stage.ts'
import { signInAsAdmin } from '../visitor.ts'

/** The admin on the page of somebody new; and that one's own page. */
export async function atSomebody(stage: Stage, name: string, device: BrowserContextOptions = {}) {
  const own = await stage.visit(device)
  const form = { username: name, email: `${name.toLowerCase()}@example.org`, password: 'a password' }
  const opened = await own.page.request.post('/api/register', { data: form })
  expect(opened.status(), await opened.text()).toBe(200)
  const { id }: { id: string } = await opened.json()
  const { page } = await stage.visit(device)
  await signInAsAdmin(page, `/admin/members/${id}`)
  return { page, own, id }
}
