/** What the tokens of set-password links are signed for. */
export const PASSWORD_LINK = 'set-password'

/** What the tokens of links that confirm an address are signed for. */
export const EMAIL_LINK = 'confirm-email'
