import { cutTo } from '@meridian/contracts/values/cut'
import { redact } from './redact.ts'

const MAX_LENGTH = 500

/** Why work failed, for the screen: without e-mail addresses and keys, on one line, not too long. */
export function plainReason(reason: string): string {
  const plain = redact(reason).replace(/\s+/g, ' ').trim()
  if (plain === '') return 'No reason was given'
  return plain.length > MAX_LENGTH ? `${cutTo(plain, MAX_LENGTH)}…` : plain
}
