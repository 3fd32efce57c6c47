/** The version of the credentials with which an account begins. */
export const FIRST_CREDENTIALS = 1
