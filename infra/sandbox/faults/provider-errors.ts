import type { Provider } from '../providers.ts'

/** The seconds that a rate-limited call is told to wait. */
export const RETRY_AFTER_S = 1

type ErrorStatus = 404 | 429 | 500

const MESSAGES: Record<ErrorStatus, string> = {
  404: 'The sandbox does not offer this address.',
  429: `Too many requests; try again in ${RETRY_AFTER_S} s. (A fault set in the sandbox.)`,
  500: 'Something went wrong on our side. (A fault set in the sandbox.)',
}

const NOTION_CODES: Record<ErrorStatus, string> = {
  404: 'object_not_found',
  429: 'rate_limited',
  500: 'internal_server_error',
}

/** The body with which a provider says that an address is unknown, a caller is too fast, or it is broken itself. */
export function providerError(provider: Provider, status: ErrorStatus): object {
  const message = MESSAGES[status]
  if (provider === 'stripe') return { error: stripeError(status, message) }
  if (provider === 'telegram') return telegramError(status)
  if (provider === 'notion') return { object: 'error', status, code: NOTION_CODES[status], message }
  if (provider === 'discord') return discordError(status, message)
  return { status, description: message }
}

function stripeError(status: ErrorStatus, message: string) {
  if (status === 500) return { type: 'api_error', message }
  return { type: 'invalid_request_error', ...(status === 429 && { code: 'rate_limit' }), message }
}

function discordError(status: ErrorStatus, message: string) {
  if (status === 404) return { message: '404: Not Found', code: 0 }
  if (status === 500) return { message, code: 0 }
  return { message: 'You are being rate limited.', retry_after: RETRY_AFTER_S, global: false }
}

function telegramError(status: ErrorStatus) {
  if (status === 404) return { ok: false, error_code: 404, description: 'Not Found' }
  if (status === 500) return { ok: false, error_code: 500, description: 'Internal Server Error' }
  return {
    ok: false,
    error_code: 429,
    description: `Too Many Requests: retry after ${RETRY_AFTER_S}`,
    parameters: { retry_after: RETRY_AFTER_S },
  }
}
