import type { Clock } from '../clock.ts'
import type { CommandRunner } from '../command-runner.ts'
import type { Sql } from '../database/sql.ts'
import type { SignedTokens } from '../secrets/signed-token.ts'
import type { Principal } from '../sessions/principal.ts'
import type { RateLimits } from './rate-limits.ts'

/** What the routes of every module are made with. */
export interface HttpParts {
  sql: Sql
  commands: CommandRunner
  clock: Clock
  limits: RateLimits
  tokens: SignedTokens
  /** Reads a person as the next request would see them. Throws `not-signed-in` when they are gone or suspended. */
  loadPrincipal(accountId: string): Promise<Principal>
}
