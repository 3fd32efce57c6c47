import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { lowerPriority } from './low-priority-threads.ts'

/** argon2id with the parameters that OWASP names as its first choice for 19 MiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * One more than there are cores, so that none of them waits for the next to begin. More would be no faster: they would
 * only take the cores, and 19 MiB each, from people who are already signed in.
 */
const inTurn = pLimit(availableParallelism() + 1)

/**
 * The hash of a password nobody has: verifying against it makes an unknown e-mail take the same time as a wrong
 * password.
 */
const NOBODYS_HASH = firstHash()

/** The threads exist once they have hashed something. */
async function firstHash(): Promise<string> {
  const made = await hash(crypto.randomUUID(), PARAMETERS)
  lowerPriority()
  return made
}

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS))
}

/** True when the password is the one behind the hash; takes the same time when there is no hash. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await NOBODYS_HASH)
  const matches = await inTurn(() => verify(known, password))
  return matches && passwordHash !== null
}
