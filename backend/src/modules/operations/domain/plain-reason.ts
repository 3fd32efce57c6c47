const LONGEST = 500
const ADDRESS = /[^\s<>"'@]+@[^\s<>"'@]+\.[^\s<>"'@]+/g
/** As they stand in the addresses of Telegram's calls, and as providers begin their keys. */
const KEYS = /bot\d+:[\w-]+|\b(sk|rk|whsec|ntn|secret)_[\w-]+/g

/** Why work failed, for the screen: without e-mail addresses and keys, on one line, not too long. */
export function plainReason(reason: string): string {
  const plain = reason.replace(ADDRESS, '[e-mail]').replace(KEYS, '[key]').replace(/\s+/g, ' ').trim()
  if (plain === '') return 'No reason was given'
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}
