import type { Request } from 'express'
import { ApiError } from './api-error.ts'
import type { AnyEndpoint } from './endpoint.ts'

const SECRET_KEY = 'sk_test_sandbox'
const PUBLISHABLE_KEY = 'pk_test_sandbox'

/**
 * Lets a call in that carries the right key.
 * @param params with a browser's call, the key is among them
 * @throws ApiError 401 or 403
 */
export function checkKey(req: Request, params: Record<string, unknown>, endpoint: AnyEndpoint): void {
  const key = keyOf(req, params)
  if (key === undefined)
    throw unauthorized(
      `You did not provide an API key. Send it in the Authorization header, as Bearer ${SECRET_KEY}.`,
    )
  if (key === SECRET_KEY) return
  if (key !== PUBLISHABLE_KEY)
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}*** (the sandbox takes ${SECRET_KEY})`)
  if (!endpoint.public) throw forbidden()
  if (typeof params.client_secret !== 'string' && endpoint.path.startsWith('/payment_intents'))
    throw forbidden()
}

function keyOf(req: Request, params: Record<string, unknown>): string | undefined {
  const [scheme = '', value = ''] = (req.get('authorization') ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return value
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':')[0]
  return typeof params.key === 'string' ? params.key : undefined
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message })
}

function forbidden(): ApiError {
  return new ApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message: 'This call needs the secret key, or the client secret of the object.',
  })
}
