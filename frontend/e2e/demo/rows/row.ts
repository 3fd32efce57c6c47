import type { Page } from 'playwright-core'
import type { Person } from '../demo.ts'

/** A screen, and what is done on it before it is looked at. */
export interface Row {
  readonly name: string
  readonly who: Person
  readonly path: string
  /** The button behind which a window opens: by the keyboard, and Escape brings the focus back to it. */
  readonly opens?: string | RegExp
  /** What else is done first. */
  readonly act?: (page: Page) => Promise<void>
  /** What the server does not do this time. */
  readonly amiss?: 'fails' | 'hangs'
}

/** Rows of somebody: `'name': 'path'`, or with more said about it. */
export function rowsOf(who: Person, screens: Record<string, string | Omit<Row, 'name' | 'who'>>): Row[] {
  return Object.entries(screens).map(([name, screen]) => ({
    name: `${name}, as ${who}`,
    who,
    ...(typeof screen === 'string' ? { path: screen } : screen),
  }))
}

/** Presses a button of the page. */
export const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().press('Enter')
}
