import { launchBrowser } from '@meridian/infra/testing/browser'
import { removeData, type StartedCopy, startCopy } from '@meridian/infra/testing/started-copy'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { testPayments, testUnbegunCheckouts } from './texts/checkouts.ts'
import { testFigures, testMembersList } from './texts/figures.ts'
import { testFrame } from './texts/frame.ts'
import { testIntegrations, testWordless } from './texts/integrations.ts'
import { testLanding } from './texts/landing.ts'
import { testLoading } from './texts/loading.ts'
import { testMapLimits, testNetworkFailures } from './texts/network.ts'
import { testPortal } from './texts/portal.ts'
import { testScreens } from './texts/screens.ts'
import { testLogin, testRegistration } from './texts/signing-in.ts'
import { stageOf } from './texts/stage.ts'
import { testToasts } from './texts/toasts.ts'
import { testUnnamedPlace } from './texts/unnamed-place.ts'
import { ADMIN_ENV } from './visitor.ts'

let copy: StartedCopy
let browser: Browser
beforeAll(async () => {
  copy = await startCopy({ env: { SEED_DEMO: '0', ...ADMIN_ENV } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await copy.interrupt()
  removeData(copy)
})

const stage = stageOf(() => ({ copy, browser }))

// What the product says and where it leads, word for word. One start of the whole system for all of them.
testScreens(stage)
testLanding(stage)
testRegistration(stage)
testLogin(stage)
testFrame(stage)
testFigures(stage)
testMembersList(stage)
testLoading(stage)
testPortal(stage)
testIntegrations(stage)
testWordless(stage)
testToasts(stage)
testMapLimits(stage)
testNetworkFailures(stage)
testUnnamedPlace(stage)
testUnbegunCheckouts(stage)
testPayments(stage)
