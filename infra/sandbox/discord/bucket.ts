import type { Response } from 'express'

const WINDOW_MS = 2_000

/** Discord's way to limit calls: so many per window, stated in every answer's headers, refused by 429 beyond that. */
export function createBucket(name: string, limit: () => number) {
  let resetAt = 0
  let used = 0
  /** Answers false after it has refused the call. */
  return (res: Response): boolean => {
    if (Date.now() >= resetAt) [resetAt, used] = [Date.now() + WINDOW_MS, 0]
    used += 1
    const after = (resetAt - Date.now()) / 1_000
    res.set({
      'x-ratelimit-limit': String(limit()),
      'x-ratelimit-remaining': String(Math.max(0, limit() - used)),
      'x-ratelimit-reset': String(resetAt / 1_000),
      'x-ratelimit-reset-after': after.toFixed(3),
      'x-ratelimit-bucket': name,
    })
    if (used <= limit()) return true
    res.set({ 'retry-after': String(Math.ceil(after)), 'x-ratelimit-scope': 'user' })
    res.status(429).json({ message: 'You are being rate limited.', retry_after: after, global: false })
    return false
  }
}
