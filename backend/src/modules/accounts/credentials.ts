import type { Principal } from '#platform/sessions/principal'

/** What a sign-in by e-mail has to know. */
export interface Credentials {
  passwordHash: string | null
  asksForCode: boolean
  suspended: boolean
  /** Incremented with each change after which a sign-in under way must come to nothing. */
  credentialsVersion: number
  /** Whose they are. */
  principal: Principal
}

/** Undefined for an address that no account has, in the form in which addresses are unique. */
export type FindCredentials = (emailKey: string) => Promise<Credentials | undefined>
