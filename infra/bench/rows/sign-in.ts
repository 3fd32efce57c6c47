import { createRequire } from 'node:module'
import type { System } from '@meridian/backend/worker-api'
import { type BackEnd, PERSON, proxied } from '../back-end.ts'
import { crowd } from '../crowd.ts'
import { drive, send } from '../load.ts'
import { emailOf, insertPeople } from '../members.ts'
import { interleave } from '../rounds.ts'
import type { Finding, Row } from '../row.ts'
import { median } from '../samples.ts'

const PEOPLE = 1_000
const AT_ONCE = 16
/** Hardly a hundred sign-ins fit into a second. */
const WARM_UP_SECONDS = 12

/** The library that the back end hashes with. */
interface Argon2 {
  verify(hash: string, password: string): Promise<boolean>
}

export const signIn: Row = {
  number: 13,
  title: 'sign-in',
  async measure(around) {
    const backEnd = await around.backEnd()
    const system = await around.system('bench')
    const hash = await hashOfPerson(system)
    await insertPeople(system, PEOPLE)
    const logins = { url: backEnd.url, request: createLogins() }
    const argon2: Argon2 = createRequire(import.meta.resolve('@meridian/backend/config'))('@node-rs/argon2')
    const { ours, theirs } = await interleave(
      (seconds) => drive(logins, seconds),
      (seconds) => crowd(AT_ONCE, seconds, () => argon2.verify(hash, PERSON.password)),
      { warmUpSeconds: WARM_UP_SECONDS },
    )
    return [
      {
        what: 'sign-in',
        ours: median(ours.map(({ perSecond }) => perSecond)),
        unit: 'a second',
        against: { what: 'raw argon2id', value: median(theirs.map(({ perSecond }) => perSecond)) },
        bar: { atLeast: 0.8 },
      },
      await othersDuringFlood(backEnd, logins),
    ]
  },
}

/** Made by the back end at registration, so the raw side verifies with the same parameters. */
async function hashOfPerson({ sql }: System): Promise<string> {
  const [row] = await sql.rows<{ hash: string }>({
    text: 'select password_hash as hash from accounts where email = $1',
    values: [PERSON.email],
  })
  if (row === undefined) throw new Error(`${PERSON.email} has no account`)
  return row.hash
}

/** Sign-ins of many people from many addresses: none of them is limited. */
function createLogins() {
  let count = 0
  return () => {
    count += 1
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    return {
      method: 'POST',
      path: '/api/login',
      headers: { ...proxied(address), 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf((count % PEOPLE) + 1), password: PERSON.password }),
    } as const
  }
}

async function othersDuringFlood(backEnd: BackEnd, logins: Parameters<typeof drive>[0]): Promise<Finding> {
  const headers = { ...proxied('192.0.2.1'), cookie: backEnd.cookie }
  const others = {
    url: backEnd.url,
    request: () => ({ method: 'GET', path: '/api/session', headers }) as const,
  }
  const { ours, theirs } = await interleave(
    async (seconds) => (await Promise.all([drive(others, seconds), drive(logins, seconds)]))[0],
    (seconds) => drive(others, seconds),
  )
  // Passwords are hashed in turn: once these are done, nothing is left of the flood to spoil the next measurement.
  await send(logins, AT_ONCE)
  return {
    what: "others' p99 during a flood of sign-ins",
    ours: median(ours.map((sample) => sample.p99)),
    unit: 'ms',
    against: { what: 'their p99 without it', value: median(theirs.map((sample) => sample.p99)) },
    bar: { atMost: 5 },
  }
}
