import { hash, verify } from '@node-rs/argon2'

/** argon2id with the parameters that OWASP names as its first choice for 19 MiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password nobody has: verifying against it makes an unknown e-mail cost the same time as a wrong password. */
const NOBODYS_HASH = hash(crypto.randomUUID(), PARAMETERS)

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

/** True when the password is the one behind the hash; takes the same time when there is no hash. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await NOBODYS_HASH), password)
  return matches && passwordHash !== null
}
