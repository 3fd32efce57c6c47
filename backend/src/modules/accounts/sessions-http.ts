import {
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions as listSessionsCall,
} from '@meridian/contracts/http/accounts/sessions'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { signedIn } from '#platform/http/guards'
import type { HttpParts } from '#platform/http/http-parts'
import { pathId } from '#platform/http/path-id'
import type { Route } from '#platform/http/route'
import { sessionKeyOf } from '#platform/sessions/sign-in'
import { endOtherSessions } from './commands/end-other-sessions.ts'
import { endSession } from './commands/end-session.ts'
import { deviceWording } from './domain/device.ts'
import { listSessions } from './queries/list-sessions.ts'

/** Where a person is signed in. */
export function sessionRoutes(route: Route, { sql, commands }: Pick<HttpParts, 'sql' | 'commands'>): void {
  route(listSessionsCall, { who: signedIn }, async ({ req, principal }) => {
    const sessions = await listSessions(sql, { accountId: principal.id, key: sessionKeyOf(req) })
    return sessions.map(({ userAgent, signedInAt, lastUsedAt, ...session }) => ({
      ...session,
      device: deviceWording(userAgent),
      place: null,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }))
  })

  route(endOtherSessionsCall, { who: signedIn }, async ({ req, principal, actor }) => {
    await commands.run(endOtherSessions, { accountId: principal.id, key: sessionKeyOf(req) }, actor)
    return { message: 'You are signed out everywhere else.' }
  })

  route(endSessionCall, { who: signedIn }, async ({ req, principal, actor }) => {
    const session = { accountId: principal.id, sessionId: pathId(req) }
    if (!(await commands.run(endSession, session, actor)))
      throw new DomainError('not-found', 'You have no such session; it may already have ended.')
    return { message: 'This session has ended.' }
  })
}
