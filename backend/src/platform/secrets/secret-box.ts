import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps secrets so that a copy of the database gives none of them away. */
export interface SecretBox {
  /** @param place where it will be kept: it can be opened only as the secret of that place */
  seal(secret: string, place: string): string
  /** @throws KeyLost, or Error for a box that was tampered with or moved */
  open(box: string, place: string): string
  /** What a box begins with that was sealed with the newest key. */
  readonly newest: string
}

/** What was sealed can no longer be opened: its key is not configured. */
export class KeyLost extends Error {
  override name = 'KeyLost'
}

/** Opens a box; undefined where its key is lost, for whoever can say what to do then. Throws for one tampered with. */
export function openUnlessLost(secrets: SecretBox, box: string, place: string): string | undefined {
  try {
    return secrets.open(box, place)
  } catch (error) {
    if (error instanceof KeyLost) return undefined
    throw error
  }
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals with the newest key, opens with all of them: AES-256-GCM, with the key's id in the box. */
export function createSecretBox(secrets: readonly string[]): SecretBox {
  const keys = new Map(secrets.map((secret) => [keyId(secret), deriveKey(secret)]))
  const [newest] = keys.keys()
  if (newest === undefined) throw new Error('At least one key is needed to keep secrets')
  const keyOf = (id: string) => {
    const key = keys.get(id)
    if (key === undefined)
      throw new KeyLost(`A secret is kept with the key ${id}, which is not in ENCRYPTION_KEY any more`)
    return key
  }
  return {
    seal(secret, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, keyOf(newest), nonce).setAAD(Buffer.from(place))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${newest}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },
    open(box, place) {
      const [id = '', content = ''] = box.split('.')
      const bytes = Buffer.from(content, 'base64url')
      const decipher = createDecipheriv(ALGORITHM, keyOf(id), bytes.subarray(0, NONCE_BYTES))
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
    },
    newest: `${newest}.`,
  }
}

/** Names a key without giving it away. */
function keyId(secret: string): string {
  return createHash('sha256').update(`key-id:${secret}`).digest('hex').slice(0, 12)
}

function deriveKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'secret-box', 32))
}
