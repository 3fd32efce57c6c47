import { launchBrowser } from '@meridian/infra/testing/browser'
import { removeData, type StartedCopy, startCopy } from '@meridian/infra/testing/started-copy'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { demoOf } from './demo/demo.ts'
import { testScreens } from './demo/screens.ts'
import { ADMIN_ENV } from './visitor.ts'

let copy: StartedCopy
let browser: Browser
beforeAll(async () => {
  copy = await startCopy({ env: { SEED_DEMO: '1', ...ADMIN_ENV } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await copy.interrupt()
  removeData(copy)
})

testScreens(demoOf(() => ({ copy, browser })))
