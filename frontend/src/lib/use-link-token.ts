import { useState } from 'react'
import { linkToken } from './link-token.ts'

/** The token of the mailed link that this screen was opened by; null where there is none, or only part of one. */
export function useLinkToken(): string | null {
  const [token] = useState(() => linkToken(location.hash))
  return token
}
