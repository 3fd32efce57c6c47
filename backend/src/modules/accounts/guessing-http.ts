import type { Request } from 'express'
import { placeOf } from '#platform/client-place'
import type { KnownDevices } from './known-device-http.ts'
import { type AccountLimits, LEFT_COUNTED } from './policy.ts'

interface Attempt {
  req: Request
  /** The e-mail in the form in which it is unique, whether or not an account has it. */
  emailKey: string
  /** The account with this e-mail, if there is one. */
  accountId: string | undefined
}

/** Slows down guessing without locking the owner out (ADR 026). */
export function createGuessingBrake(limits: AccountLimits, devices: KnownDevices) {
  return {
    /** Counts a password attempt. Returns what to call when it was right. Throws `rate-limited`. */
    async password({ req, emailKey, accountId }: Attempt): Promise<() => Promise<void>> {
      const device = devices.find(req, accountId)
      if (device !== undefined) return (await limits.triesPerDevice(device.id)).giveBack
      const address = placeOf(req.ip ?? '')
      await limits.loginsPerAddress(address)
      await limits.loginsPerPair(`${address} ${emailKey}`)
      const byAccount = await limits.failuresPerAccount(emailKey)
      return async () => {
        if (byAccount.used > LEFT_COUNTED) await byAccount.giveBack()
      }
    },
    /** Counts an attempt at a code. Throws `rate-limited`. */
    async code(req: Request, accountId: string): Promise<void> {
      const device = devices.find(req, accountId)
      if (device !== undefined) {
        await limits.triesPerDevice(device.id)
        return
      }
      await limits.codesPerPair(`${placeOf(req.ip ?? '')} ${accountId}`)
      await limits.codesPerAccount(accountId)
    },
  }
}

export type GuessingBrake = ReturnType<typeof createGuessingBrake>
