import { until } from '@meridian/infra/testing/until'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaintTexts, findViolations } from '../axe.ts'
import { countShifts, MAX_SHIFT, shiftOf } from '../shifts.ts'
import { untilFocused } from '../visitor.ts'
import type { Demo } from './demo.ts'
import { complaintsOfKeyboard } from './keyboard.ts'
import { complaintsAboutPaper } from './paper.ts'
import { complaintsAboutReadOut } from './read-out.ts'
import { OF_THE_ADMIN } from './rows/admin.ts'
import { OF_MEMBERS } from './rows/member.ts'
import type { Row } from './rows/row.ts'
import { UNBROKEN } from './rows/unbroken.ts'
import { WITHOUT_ACCESS } from './rows/visitor.ts'
import { complaintsAboutSlightScrolling } from './slight-scrolling.ts'

const SMALL = { width: 360, height: 800 }
const LARGE = { width: 1440, height: 900 }

async function breakServer(page: Page, how: Row['amiss']): Promise<void> {
  if (how === undefined) return
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== '/api/session',
    // A call that is never answered hangs until the page is closed.
    (route) => (how === 'fails' ? route.fulfill({ status: 500, body: 'Nothing is lost.' }) : undefined),
  )
}

/** Until nothing is on its way: skeletons pulse, a button says that it waits, and the side panel is empty at first. */
async function untilDrawn(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  const waits = page
    .locator('.animate-pulse, aside:not(:has(nav))')
    .or(page.getByText('Your page is being looked up.'))
  const isWhole = async () => (await waits.count()) === 0
  await until(isWhole, { what: `${page.url()} to be whole` })
  await page.evaluate(() => document.fonts.ready)
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Whether it has jumped since it was opened, in words. */
async function complaintsAboutJumps(page: Page): Promise<string[]> {
  const jumped = await shiftOf(page)
  const { width = 0 } = page.viewportSize() ?? {}
  return jumped > MAX_SHIFT ? [`It jumps by ${jumped} while it loads, ${width} pixels wide`] : []
}

/** What is wrong with what is on the page, in words. */
async function complaintsAbout(page: Page): Promise<string[]> {
  const found = await findViolations(page)
  found.push(...(await complaintsAboutSlightScrolling(page)), ...(await complaintsAboutReadOut(page)))
  const small = await widthOf(page)
  if (small > SMALL.width) found.push(`It is ${small} pixels wide on a screen of ${SMALL.width}`)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize(LARGE)
  found.push(...(await findFaintTexts(page)).map((fault) => `In the dark: ${fault}`))
  found.push(...(await complaintsAboutSlightScrolling(page)))
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  const enlarged = await widthOf(page)
  if (enlarged > LARGE.width) found.push(`With texts twice as large it is ${enlarged} pixels wide`)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return found
}

/** Opens the row's window by the keyboard; answers how to close it again, which says where the focus was lost. */
async function openWindow(page: Page, name: string | RegExp): Promise<() => Promise<string[]>> {
  const opener = page.getByRole('button', { name }).filter({ visible: true }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const inside = page.locator('[role=dialog]:focus-within, [role=menu]:focus-within')
  await inside.waitFor()
  await untilDrawn(page)
  return async () => {
    await page.keyboard.press('Escape')
    await inside.waitFor({ state: 'detached' })
    return untilFocused(opener).then(
      () => [],
      () => ['The focus does not come back'],
    )
  }
}

async function lookAt(demo: Demo, { who, path, act, opens, amiss }: Row): Promise<string[]> {
  const { page, complaints } = await demo.visitAs(who)
  await page.setViewportSize(SMALL)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await countShifts(page)
  await breakServer(page, amiss)
  await page.goto(path)
  if (amiss === 'hangs') await page.locator('.animate-pulse').first().waitFor()
  else await untilDrawn(page)
  const found = amiss === undefined ? await complaintsAboutJumps(page) : []
  await act?.(page)
  const close = opens === undefined ? undefined : await openWindow(page, opens)
  if (act !== undefined && amiss === undefined) await untilDrawn(page)
  found.push(...(await complaintsAbout(page)), ...((await close?.()) ?? []))
  if (act === undefined && opens === undefined && amiss === undefined) {
    await page.reload()
    await untilDrawn(page)
    found.push(...(await complaintsAboutJumps(page)), ...(await complaintsOfKeyboard(page)))
  }
  if (opens === undefined && amiss === undefined) found.push(...(await complaintsAboutPaper(page)))
  await page.context().close()
  return [...found, ...complaints.filter((complaint) => !complaint.includes('status of 5'))]
}

/** Every screen and window, for whom it is: by the rules of WCAG 2.2 AA, at its narrowest, enlarged, and by the keyboard. */
export function testScreens(demo: Demo): void {
  test.concurrent.for([...WITHOUT_ACCESS, ...OF_MEMBERS, ...OF_THE_ADMIN, ...UNBROKEN])(
    '$name',
    async (row) => expect(await lookAt(demo, row)).toEqual([]),
  )
}
