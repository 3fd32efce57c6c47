import { post } from '../../../lib/http.ts'

interface Said {
  message: string
}

/** Mails a link to a new address. */
export const changeEmail = (wish: { email: string; password: string }): Promise<Said> =>
  post('/api/account/email', wish)

/** Mails the link once more. */
export const sendLinkAgain = (): Promise<Said> => post('/api/account/email/link')
