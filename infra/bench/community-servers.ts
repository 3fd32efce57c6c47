import { freePort } from '../local/ports.ts'
import { type BackEnd, PERSON, startBackEndWith } from './back-end.ts'
import { fillCommunity } from './community.ts'
import { A_MILLION } from './map-servers.ts'
import { startProcess } from './process.ts'
import type { Surroundings } from './surroundings.ts'

const staffServers = new Map<number, Promise<string>>()
let largeBackEnd: Promise<BackEnd> | undefined

/** The address of the calls of staff, without a session, in a community of this size. */
export function staffServer(around: Surroundings, members: number): Promise<string> {
  const server = staffServers.get(members) ?? startStaffServer(around, members)
  staffServers.set(members, server)
  return server
}

/** The whole back end in a community of a million, with somebody of its staff signed in. */
export function largeCommunity(around: Surroundings): Promise<BackEnd> {
  largeBackEnd ??= startLarge(around)
  return largeBackEnd
}

const databaseOf = (members: number) => `community-${members}`

async function startStaffServer(around: Surroundings, members: number): Promise<string> {
  const system = await around.system(databaseOf(members))
  around.say(`Listing ${members.toLocaleString('en')} members`)
  await fillCommunity(system, members)
  const env = await around.environment(databaseOf(members))
  const url = `http://127.0.0.1:${env.PORT}`
  const file = new URL('./references/staff-server.ts', import.meta.url)
  await startProcess(around, {
    name: 'staff',
    file,
    env: { ...env, LOG_LEVEL: 'error' },
    readyUrl: `${url}/json`,
  })
  return url
}

async function startLarge(around: Surroundings): Promise<BackEnd> {
  await staffServer(around, A_MILLION)
  const env = await around.environment(databaseOf(A_MILLION))
  // The other server has the port of this environment.
  const backEnd = await startBackEndWith(around, { ...env, PORT: String(await freePort()) })
  const system = await around.system(databaseOf(A_MILLION))
  await system.sql.rows({
    text: `update accounts set role = 'staff' where email = $1`,
    values: [PERSON.email],
  })
  return backEnd
}
