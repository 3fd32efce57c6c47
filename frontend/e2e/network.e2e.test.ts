import { launchBrowser } from '@meridian/infra/testing/browser'
import { removeData, type StartedCopy, startCopy } from '@meridian/infra/testing/started-copy'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { testCrowd, testMap } from './network/map.ts'
import { testMeetups } from './network/meetups.ts'
import { testPlaces } from './network/places.ts'
import { stageOf } from './network/stage.ts'

let copy: StartedCopy
let browser: Browser
beforeAll(async () => {
  copy = await startCopy({ env: { SEED_DEMO: '0' } })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await copy.interrupt()
  removeData(copy)
})

const stage = stageOf(() => ({ copy, browser }))

// One start of the whole system for all of them, in the order in which things come onto the map.
testPlaces(stage)
testMap(stage)
testMeetups(stage)
testCrowd(stage)
