import { plan } from '../flows/meetups/meetup-calls.ts'
import { signedInBrowsers } from '../members.ts'
import { type AccessParts, adminOf } from './people.ts'
import type { Cast } from './row.ts'

/** A person whom staff looks at: never the caller. */
export const somebody = async ({ other }: Cast) => ({ id: other.id, accountId: other.id })

/** A public meetup of somebody else. */
export const anyMeetup = async ({ other }: Cast) => ({ meetupId: (await plan(other.browser)).id })

/** A meetup of the member; in every other column of somebody else. */
export const ownMeetup = async ({ column, caller, other }: Cast) => ({
  meetupId: (await plan((column === 'access' ? caller : other).browser)).id,
})

/** A meetup like `ownMeetup`, and somebody who comes. */
export async function guestOfOwn(cast: Cast) {
  const { meetupId } = await ownMeetup(cast)
  await cast.guest.browser.post(`/api/meetups/${meetupId}/join`, {})
  return { meetupId, accountId: cast.guest.id }
}

/** Another session of the caller; in the last column of somebody else. */
export async function ownSession({ about }: Cast, { backend }: AccessParts) {
  await signedInBrowsers(backend, [about])
  const [session] = await backend.system.sql.rows<{ id: string }>({
    text: 'select public_id as id from sessions where account_id = $1 order by last_used_at desc limit 1',
    values: [about],
  })
  if (session === undefined) throw new Error('Somebody has just signed in')
  return { id: session.id }
}

/** The id of somebody whom the read models know. */
export const adminsId = async (_: Cast, parts: AccessParts) => ({ accountId: (await adminOf(parts)).id })
