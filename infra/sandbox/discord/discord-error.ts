/** A refusal in Discord's shape: an HTTP status, and a code of its own that says more. */
export class DiscordError extends Error {
  readonly status: number
  readonly code: number

  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const unauthorized = () => new DiscordError(401, 0, '401: Unauthorized')
export const missingAccess = () => new DiscordError(403, 50_001, 'Missing Access')
export const missingPermissions = () => new DiscordError(403, 50_013, 'Missing Permissions')
export const unknownGuild = () => new DiscordError(404, 10_004, 'Unknown Guild')
export const unknownMember = () => new DiscordError(404, 10_007, 'Unknown Member')
export const unknownRole = () => new DiscordError(404, 10_011, 'Unknown Role')
