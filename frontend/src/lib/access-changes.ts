import type { SessionUser } from '@meridian/contracts/http/accounts/session-user'
import { statusOf } from './http-error.ts'

type Person = SessionUser | null

/**
 * True when the server refused because it does not know the person or does not allow this: what this tab knows may be
 * out of date.
 */
export const isAuthError = (error: unknown): boolean => [401, 403].includes(statusOf(error) ?? 0)

/** Whether anything but their last activity is new about a person, so that the server may answer them differently. */
export const hasPersonChanged = (now: Person, before: Person): boolean => seen(now) !== seen(before)

const seen = (person: Person) => JSON.stringify({ ...person, lastActive: '' })
