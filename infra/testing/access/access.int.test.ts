import { createApp, createRateLimits } from '@meridian/backend/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appRoutes } from '../app-routes.ts'
import { accountRows } from './account-rows.ts'
import { wrongIn } from './ask.ts'
import { figureRows } from './figure-rows.ts'
import { integrationRows } from './integration-rows.ts'
import { membershipRows } from './membership-rows.ts'
import { networkRows } from './network-rows.ts'
import { operatorRows } from './operator-rows.ts'
import { type AccessParts, type People, peopleFor, startFollowedBackend } from './people.ts'

const rows = {
  ...operatorRows,
  ...accountRows,
  ...membershipRows,
  ...figureRows,
  ...integrationRows,
  ...networkRows,
}
/** The page that draws every screen; who may open which screen, the front end's own table says. */
const PAGE = 'GET /{*path}'

let parts: AccessParts & { stop(): Promise<void> }
let people: People[]
beforeAll(async () => {
  parts = await startFollowedBackend()
  people = await peopleFor(parts, Object.keys(rows).length)
})
afterAll(() => parts.stop())

it('has a row for every route of the app, and no other', async () => {
  const { system } = parts.backend
  const limits = createRateLimits(system.config)
  const routes = appRoutes(createApp(system, limits)).map(({ method, path }) => `${method} ${path}`)
  await limits.close()
  const expected = routes.filter((route) => route !== PAGE).toSorted()
  expect(expected.length).toBeGreaterThan(90)
  expect(Object.keys(rows).toSorted(), 'A new route needs a row in infra/testing/access').toEqual(expected)
})

it('answers each call as its row says', async () => {
  const wrong: string[] = []
  for (const [place, [call, row]] of Object.entries(rows).entries())
    wrong.push(...(await wrongIn(call, row, personsOf(place), parts)))
  expect(wrong).toEqual([])
})

function personsOf(place: number): People {
  const persons = people[place]
  if (persons === undefined) throw new Error('There are people for every row')
  return persons
}
