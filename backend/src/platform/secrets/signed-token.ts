import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Tokens of mailed links: a row's id and a signature over it. They can be recreated from the row, so nothing that signs
 * anybody in is stored, and a mail that has to be sent again carries the same link.
 */
export interface SignedTokens {
  sign(purpose: string, id: string): string
  /** The id that was signed for this purpose; undefined when the token is not ours. */
  verify(purpose: string, token: string): string | undefined
}

/** Signs with the newest key, accepts all of them. */
export function createSignedTokens(keys: readonly string[]): SignedTokens {
  const [newest] = keys
  if (newest === undefined) throw new Error('At least one key is needed to sign tokens')
  return {
    sign: (purpose, id) => `${id}.${signature(newest, purpose, id)}`,
    verify(purpose, token) {
      const [id = '', given = ''] = token.split('.')
      const genuine = keys.some((key) => equal(signature(key, purpose, id), given))
      return genuine ? id : undefined
    },
  }
}

function signature(key: string, purpose: string, id: string): string {
  return createHmac('sha256', key).update(`${purpose}:${id}`).digest('base64url')
}

function equal(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
