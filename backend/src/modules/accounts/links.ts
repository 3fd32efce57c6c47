/** What the tokens of set-password links are signed for. */
export const PASSWORD_LINK = 'set-password'
