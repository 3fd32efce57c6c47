const STATUS = {
  unauthorized: 401,
  restricted_resource: 403,
  missing_version: 400,
  validation_error: 400,
  invalid_json: 400,
  object_not_found: 404,
  rate_limited: 429,
} as const

export type NotionErrorCode = keyof typeof STATUS

/** A refusal in Notion's shape. */
export class NotionError extends Error {
  readonly code: NotionErrorCode
  readonly status: number
  /** Seconds to wait, for a caller that is too fast. */
  readonly retryAfter: number | undefined

  constructor(code: NotionErrorCode, message: string, retryAfter?: number) {
    super(message)
    this.code = code
    this.status = STATUS[code]
    this.retryAfter = retryAfter
  }
}

/** 400: the call cannot be carried out as it is. */
export const invalid = (message: string) => new NotionError('validation_error', message)

/** 404, for what does not exist and for what was not shared with the integration. */
export function notFound(kind: 'page' | 'database' | 'data_source', id: string): NotionError {
  const words = { page: 'page', database: 'database', data_source: 'data source' }[kind]
  return new NotionError(
    'object_not_found',
    `Could not find ${words} with ID: ${id}. Make sure the relevant pages and databases are shared with your integration "Meridian".`,
  )
}
