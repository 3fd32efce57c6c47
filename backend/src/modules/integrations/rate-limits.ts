import { MINUTE_SECONDS } from '@meridian/contracts/values/durations'
import { isUsedUp, type RateLimits } from '#platform/http/rate-limits'

/** How often the calls of this module may be made. */
export function integrationLimits(limits: RateLimits) {
  return {
    /** Each asks a provider that counts our calls. */
    tests: limits.perAddress({ name: 'integration-test', points: 30, seconds: MINUTE_SECONDS }),
    harvests: limits.perAddress({ name: 'harvest', points: 30, seconds: MINUTE_SECONDS }),
    /** Each may ask the provider; counted by the member who asks. */
    discord: limits.perKey({ name: 'discord', points: 20, seconds: MINUTE_SECONDS }),
    telegram: limits.perKey({ name: 'telegram', points: 20, seconds: MINUTE_SECONDS }),
  }
}

/** Whether one more message of somebody to the bot is answered. */
export function messageLimit(limits: RateLimits) {
  const take = limits.perKey({ name: 'telegram-message', points: 10, seconds: MINUTE_SECONDS })
  return async (telegramUserId: string | null): Promise<boolean> => {
    try {
      await take(telegramUserId ?? 'nobody')
      return true
    } catch (error) {
      if (isUsedUp(error)) return false
      throw error
    }
  }
}
