import type { AccessParts, Person } from './people.ts'

/** Who makes a call, in the order of the columns. */
export const COLUMNS = ['visitor', 'no access', 'access', 'staff', 'admin', "somebody else's"] as const

/** The cell of a call that can be about nobody but the caller, or about nobody at all. */
export const NAMES_NOBODY = 'names nobody'

/** Whom a call is about, and who is there to make it. */
export interface Cast {
  column: (typeof COLUMNS)[number]
  caller: Person
  /** The caller; in the last column, and for visitors, the id of somebody else. */
  about: string
  other: Person
  guest: Person
}

/**
 * The statuses that a call answers to a visitor, to somebody signed in without access, to a member with access, to
 * staff, to the admin, and to a member who means somebody else's thing. 400 and 404 are answers to those let in.
 */
type Statuses = readonly [number, number, number, number, number, number | typeof NAMES_NOBODY]

export interface Row {
  statuses: Statuses
  /** The body; none when absent. */
  body?: ((cast: Cast) => object) | undefined
  /** The call itself, where the route is written as a regular expression. */
  at?: string | undefined
  query?: string | undefined
  /** What stands for the parameters of the path; `nothing-of-this-name` stands for the others. */
  params?: ((cast: Cast, parts: AccessParts) => Promise<Record<string, string>>) | undefined
}

export type Rows = Readonly<Record<string, Row>>

/** A row whose call needs neither body nor parameters, or says what it needs. */
export function row(statuses: Statuses, needs: Omit<Row, 'statuses'> = {}): Row {
  return { statuses, ...needs }
}
