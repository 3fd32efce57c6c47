import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a local copy makes up for itself at its first start, and keeps. */
export interface LocalSecrets {
  SESSION_SECRET: string
  ENCRYPTION_KEY: string
  DATABASE_PASSWORD: string
  ADMIN_PASSWORD: string
}

const BYTES = 32
const READABLE_BYTES = 9

/** Reads the secrets of a data folder, or makes them up; only their owner may read the file. */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = join(dataDir, 'secrets.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const secrets = {
    SESSION_SECRET: randomBytes(BYTES).toString('hex'),
    ENCRYPTION_KEY: randomBytes(BYTES).toString('hex'),
    DATABASE_PASSWORD: randomBytes(BYTES).toString('hex'),
    ADMIN_PASSWORD: randomBytes(READABLE_BYTES).toString('base64url'),
  }
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 })
  chmodSync(file, 0o600)
  return secrets
}
