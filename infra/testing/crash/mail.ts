import type { HttpClient } from '../../simulation/http-client.ts'
import { untilAnswered } from './persistent.ts'

interface Mail {
  subject: string
  text: string
}

/** The mails to an address, as its mailbox shows them: the same mail delivered twice is one. */
export async function mailsTo(sandbox: HttpClient, to: string): Promise<Mail[]> {
  return (await sandbox.get(`/control/mail?to=${encodeURIComponent(to)}`)).json<Mail[]>()
}

/** The token of a mailed link; waits for the mail. */
export function tokenMailedTo(
  sandbox: HttpClient,
  to: string,
  page: 'claim' | 'set-password',
): Promise<string> {
  return untilAnswered(
    `Waiting for the link to /${page} for ${to}`,
    () => sandbox.get(`/control/mail?to=${encodeURIComponent(to)}`),
    (answer) =>
      answer
        .json<Mail[]>()
        .map(({ text }) => new RegExp(`/${page}#(\\S+)`).exec(text)?.[1])
        .find((token) => token !== undefined),
  )
}
