import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countShifts, MAX_SHIFT, shiftOf } from '../shifts.ts'
import { expectAccessibleEverywhere, register } from '../visitor.ts'
import { follow, heldBack } from './said.ts'
import { fillLogin, storedUser } from './signing-in.ts'
import type { TextStage } from './text-stage.ts'

const said = (page: Page, name: string) => page.getByText(`You are signed in as ${name}.`)
const wayOn = (page: Page, name: string) => page.getByRole('link', { name: `Continue as ${name}` })

/** Somebody new with an account, whom the browser knows. */
async function known(stage: TextStage, name: string): Promise<Page> {
  const page = await stage.guest(name)
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  return page
}

/** Which screen "Back" shows. */
async function screenBefore(page: Page): Promise<string> {
  await page.goBack()
  await page.waitForURL('**/terms')
  return page.getByRole('heading', { level: 1 }).innerText()
}

/** The forms for signing in and for a new account, opened by who is signed in already. */
export function testSignedIn(stage: TextStage): void {
  test('who is signed in already is told so above the form, and goes on with one press', async () => {
    const page = await known(stage, 'Already In')
    await countShifts(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Already a Member' }).click()
    await said(page, 'Already In').waitFor()
    await expectAccessibleEverywhere(page)
    await wayOn(page, 'Already In').press('Enter')
    await page.waitForURL('**/member-portal')

    await page.goto('/login?next=/confirm-email#a-token')
    await page.getByLabel('Email').waitFor()
    expect(await said(page, 'Already In').count()).toBe(1)
    expect(await wayOn(page, 'Already In').getAttribute('href')).toBe('/confirm-email#a-token')
    await page.waitForLoadState('networkidle')
    expect(await shiftOf(page)).toBeLessThanOrEqual(MAX_SHIFT)
    await page.goto('/register')
    await said(page, 'Already In').waitFor()
    expect(await wayOn(page, 'Already In').getAttribute('href')).toBe('/dashboard')
  })

  test('nobody is told so once the session turns out to be over', async () => {
    const page = await known(stage, 'Long Gone')
    await page.context().clearCookies()
    const letGo = await heldBack(page, '/api/session')
    await page.goto('/login')
    await said(page, 'Long Gone').waitFor()
    letGo()
    await said(page, 'Long Gone').waitFor({ state: 'detached' })
    expect(await storedUser(page)).toBeNull()
  })

  test('nor is who has yet to enter a code, as after a new password', async () => {
    const page = await known(stage, 'Half In')
    await page.goto('/login?step=code&password=new&next=/portal')
    await page.getByLabel('Code', { exact: true }).waitFor()
    expect(await said(page, 'Half In').count()).toBe(0)
  })
}

/** Where "Back" leads after them. */
export function testWayBack(stage: TextStage): void {
  test('another account signs in by the same form, and the way back does not lead to it again', async () => {
    await stage.guest('Second Self')
    const page = await known(stage, 'First Self')
    await follow(page, '/terms')
    await follow(page, '/login')
    const letGo = await heldBack(page, '/api/login')
    await fillLogin(page, { email: 'second.self@example.org', password: 'secret-enough' })
    await page.getByRole('button', { name: 'Signing in...' }).waitFor()
    expect(await said(page, 'First Self').count()).toBe(1)
    letGo()
    await page.waitForURL('**/member-portal')
    await page.getByRole('button', { name: 'Account of Second Self' }).waitFor()
    expect(await screenBefore(page)).toMatch(/terms/i)
  })

  test('nor does the way back from a new account', async () => {
    const page = await stage.visitor()
    await page.goto('/terms')
    await register(page, 'BrandNew')
    await page.waitForURL('**/member-portal')
    expect(await screenBefore(page)).toMatch(/terms/i)
  })
}
