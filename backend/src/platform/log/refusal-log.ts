import type { DomainError, ErrorCode } from '@meridian/contracts/values/domain-error'
import type { Request } from 'express'
import { isRead } from '../http/cross-site.ts'
import type { Log } from './log.ts'

/** Whoever looks into a break-in has to find what was tried, and at whose account (ASVS 16.3). */
const ALWAYS: readonly ErrorCode[] = ['forbidden', 'rate-limited']

/**
 * Writes down who was kept out of what: permissions, limits, sign-ins that failed, and whatever there was no room for.
 * That somebody who only reads has no session is no attempt at anything.
 */
export function noteRefusal(log: Log, req: Request, refusal: DomainError): void {
  if (!isNotable(req, refusal)) return
  const { code, message, details } = refusal
  const accountId = details.accountId ?? req.user?.id
  const call = `${req.method} ${req.endpoint?.path ?? 'elsewhere'}`
  log.info({ requestId: req.id, call, code, accountId, reason: message }, 'refused')
}

function isNotable(req: Request, { code, details }: DomainError): boolean {
  if (code === 'not-signed-in') return !isRead(req)
  // What has a cause is written down with it.
  if (code === 'unavailable') return details.cause === undefined
  return ALWAYS.includes(code)
}
