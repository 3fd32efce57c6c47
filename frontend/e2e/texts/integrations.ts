import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerBy, describedAs } from './said.ts'
import type { TextStage } from './text-stage.ts'

/** A body of nothing but a space: the server has no words. */
const WORDLESS = ' '

const integration = (type: string, status: string) => ({ id: type, name: `Our ${type}`, type, status })

const LISTED = [
  { ...integration('stripe', 'active'), webhook: { path: '/api/webhooks/stripe', lastMessageAt: null } },
  integration('telegram', 'error'),
  integration('notion', 'inactive'),
  integration('discord', 'something new'),
]

/** Opens the settings of an integration; answers the labels of its fields. */
async function configure(page: Page, type: string): Promise<string[]> {
  await page.getByRole('button', { name: `Configure Our ${type}` }).click()
  await page.getByRole('dialog').waitFor()
  return page.getByRole('dialog').locator('label').allInnerTexts()
}

/** Integrations, and the test of one of them. */
export function testIntegrations(stage: TextStage): void {
  test('the integrations say how they are, what they ask for, and when that is not kept', async () => {
    const page = await stage.admin()
    await answerBy(page, '/api/integrations', 200, JSON.stringify(LISTED))
    await page.goto('/admin/integrations')
    const states = LISTED.map(({ name }) =>
      page
        .getByRole('group', { name })
        .getByText(/^(Connected|Error|Inactive)$/)
        .innerText(),
    )
    expect(await Promise.all(states)).toEqual(['Connected', 'Error', 'Inactive', 'Inactive'])
    await page.getByText('/api/webhooks/stripe', { exact: true }).waitFor()
    const dialog = page.getByRole('dialog')
    expect(await configure(page, 'notion')).toEqual(['Integration secret'])
    await dialog.getByText(/Basic\+.*Pro\+/).waitFor()
    await page.keyboard.press('Escape')
    expect(await configure(page, 'discord')).toContain('Server ID')
    await dialog.getByText('basic → member role, pro → pro member role').waitFor()
    await page.keyboard.press('Escape')
    expect(await configure(page, 'telegram')).toEqual(['Bot token', 'Channel ID'])
    await dialog.getByText('such as -1001234567890').waitFor()
    await dialog.getByLabel('Channel ID').fill('-1001234567890')
    await answerBy(page, '/api/integrations/telegram', 500, 'The books are closed.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    expect(await describedAs(page, 'Update Failed')).toBe('Failed to update integration settings.')
  })

  test('the test of the knowledge hub says why it failed, and when there is nothing', async () => {
    const page = await stage.admin()
    await answerBy(page, '/api/test-notion', 503, 'Notion is away.')
    await page.goto('/test-notion')
    const press = page.getByRole('button', { name: 'Test Notion Integration' })
    await press.click()
    await page.getByText('Connection Failed', { exact: true }).waitFor()
    await page.getByText('Notion is away.', { exact: true }).waitFor()
    const found = { message: 'It answers.', databaseCount: 0, databases: [] }
    await answerBy(page, '/api/test-notion', 200, JSON.stringify(found))
    await press.click()
    await page.getByText('Connection Successful', { exact: true }).waitFor()
    await page.getByText('It answers.', { exact: true }).waitFor()
    const nothing = page.getByText('Content databases can be created in the workspace page')
    expect(await nothing.innerText()).toContain('No databases were found')
  })
}

/** What is said where the server says nothing. */
export function testWordless(stage: TextStage): void {
  test('where the server has no words, the product has', async () => {
    const page = await stage.member('Wordless')
    await answerBy(page, '/api/telegram/link', 500, WORDLESS)
    await page.goto('/portal?tab=telegram')
    await page.getByLabel('Telegram user ID').fill('77112299')
    await page.getByRole('button', { name: 'Link account' }).click()
    expect(await describedAs(page, 'Link Failed')).toBe('Failed to link Telegram account.')

    const visitor = await stage.visitor()
    await answerBy(visitor, '/api/register', 500, WORDLESS)
    await answerBy(visitor, '/api/login', 500, WORDLESS)
    await visitor.goto('/register')
    await visitor.getByLabel('Username').fill('Wordless too')
    await visitor.getByLabel('Email').fill('wordless.too@example.org')
    await visitor.getByLabel('Password', { exact: true }).fill('secret-enough')
    await visitor.getByLabel('Confirm Password', { exact: true }).fill('secret-enough')
    await visitor.getByRole('button', { name: 'Create Account' }).click()
    expect(await describedAs(visitor, 'Registration Failed')).toBe('Something went wrong. Please try again.')
    await visitor.goto('/login')
    await visitor.getByLabel('Email').fill('wordless.too@example.org')
    await visitor.getByLabel('Password', { exact: true }).fill('secret-enough')
    await visitor.getByRole('button', { name: 'Sign In', exact: true }).click()
    expect(await describedAs(visitor, 'Login Failed')).toBe('Invalid email or password')
  })
}
