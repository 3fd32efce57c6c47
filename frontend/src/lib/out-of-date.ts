import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { statusOf } from './http-error.ts'

type Person = SessionUser | null

/** True when the server refused somebody it does not know, or who may not do this: what this tab knows may be old. */
export const tellsOfChange = (error: unknown): boolean => [401, 403].includes(statusOf(error) ?? 0)

/** Whether anything is new about a person but that they were there, so that the server may answer them otherwise. */
export const standsOtherwise = (now: Person, before: Person): boolean => seen(now) !== seen(before)

const seen = (person: Person) => JSON.stringify({ ...person, lastActive: '' })
