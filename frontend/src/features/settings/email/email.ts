import { post, remove } from '../../../lib/http.ts'

interface Said {
  message: string
}

/** Mails a link to a new address. */
export const changeEmail = (wish: { email: string; password: string; code: string | null }): Promise<Said> =>
  post('/api/account/email', wish)

/** Mails the link once more. */
export const sendLinkAgain = (): Promise<Said> => post('/api/account/email/link')

/** Gives up the change that waits. */
export const keepAddress = (): Promise<Said> => remove('/api/account/email/change')
