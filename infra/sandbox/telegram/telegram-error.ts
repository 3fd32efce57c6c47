/** A refusal in Telegram's shape. */
export class TelegramError extends Error {
  readonly code: number
  readonly parameters: { retry_after: number } | undefined

  constructor(code: number, description: string, parameters?: { retry_after: number }) {
    super(description)
    this.code = code
    this.parameters = parameters
  }
}

/** 400: the call cannot be carried out as it is. */
export const badRequest = (reason: string) => new TelegramError(400, `Bad Request: ${reason}`)

/** 403: the bot may not. */
export const forbidden = (reason: string) => new TelegramError(403, `Forbidden: ${reason}`)
