import { useEffect, useState } from 'react'
import { linkToken } from './link-token.ts'

/**
 * The token of the mailed link that this screen was opened by; null where there is none, or only part of one. Another
 * link that is pasted into the same tab begins anew: browsers load nothing where only the part after `#` differs.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => linkToken(location.hash))
  useEffect(() => {
    const beginAnew = () => {
      const other = linkToken(location.hash)
      // The way to the content has a hash as well.
      if (other !== null && other !== token) location.reload()
    }
    addEventListener('hashchange', beginAnew)
    return () => removeEventListener('hashchange', beginAnew)
  }, [token])
  return token
}
