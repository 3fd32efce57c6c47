/** The version of the credentials with which an account begins. */
export const INITIAL_CREDENTIALS_VERSION = 1
