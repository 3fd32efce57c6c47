import { isUsedUp, type RateLimits } from '#platform/http/rate-limits'

const MINUTE = 60

/** How often the calls of this module may be made. */
export function integrationLimits(limits: RateLimits) {
  return {
    /** Each asks a provider that counts our calls. */
    tests: limits.perAddress({ name: 'integration-test', points: 30, seconds: MINUTE }),
    harvests: limits.perAddress({ name: 'harvest', points: 30, seconds: MINUTE }),
    /** Each may ask the provider; counted by the member who asks. */
    discord: limits.perKey({ name: 'discord', points: 20, seconds: MINUTE }),
    telegram: limits.perKey({ name: 'telegram', points: 20, seconds: MINUTE }),
  }
}

/** Whether one more message of somebody to the bot is answered. */
export function messageLimit(limits: RateLimits) {
  const take = limits.perKey({ name: 'telegram-message', points: 10, seconds: MINUTE })
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
