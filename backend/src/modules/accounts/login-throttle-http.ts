import type { Request } from 'express'
import { clientNetworkOf } from '#platform/http/client-network'
import type { KnownDevices, SignInTo } from './known-device-http.ts'
import { type AccountLimits, LEFT_COUNTED } from './rate-limits.ts'
import type { InLine } from './strangers-line.ts'

interface Attempt {
  req: Request
  /** The e-mail in the form in which it is unique, whether or not an account has it. */
  emailKey: string
  /** The account with this e-mail, if there is one. */
  account: SignInTo | undefined
}

/** Slows down guessing without locking the owner out (ADR 026). */
export function createLoginThrottle(limits: AccountLimits, devices: KnownDevices, inLine: InLine) {
  return {
    /** Counts an attempt at a password, and makes it. Throws `rate-limited`, and `unavailable` where the line is full. */
    async tryPassword({ req, emailKey, account }: Attempt, check: () => Promise<boolean>): Promise<boolean> {
      const device = devices.find(req, account)
      if (account !== undefined && device !== undefined) {
        await limits.triesPerDevice(device)
        await limits.triesOfKnown(account.accountId)
        // Right ones cost a hash and a session, too: a browser gets by with its points.
        return check()
      }
      // Outside of the counting: whoever is sent away has not tried.
      return inLine(async () => {
        const address = clientNetworkOf(req.ip ?? '')
        await limits.loginsPerAddress(address)
        await limits.loginsPerPair(`${address} ${emailKey}`)
        const byAccount = await limits.failuresPerAccount(emailKey)
        const right = await check()
        if (right && byAccount.used > LEFT_COUNTED) await byAccount.giveBack()
        return right
      })
    },
    /** Counts an attempt at a code. Throws `rate-limited`. */
    async countCode(req: Request, account: SignInTo): Promise<void> {
      const { accountId } = account
      const device = devices.find(req, account)
      if (device !== undefined) {
        await limits.triesPerDevice(device)
        await limits.codesOfKnown(accountId)
        return
      }
      await limits.codesPerPair(`${clientNetworkOf(req.ip ?? '')} ${accountId}`)
      await limits.codesPerAccount(accountId)
    },
  }
}

export type LoginThrottle = ReturnType<typeof createLoginThrottle>
