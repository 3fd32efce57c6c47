import { emailField, usernameField } from '@meridian/contracts/http/accounts/fields'
import { z } from 'zod'

export const BOTH_REQUIRED = 'Please provide both email and username to continue.'
export const EMAIL_REQUIRED = 'Please provide your email address to continue.'

/**
 * Who buys a tier. A missing value is reported once, at the first empty field; the other field reports its own problem.
 * The name is tidied as on the server, whose answer is compared with it.
 */
export const tierBuyerForm = z
  .object({ email: z.string().trim(), username: z.string().trim().normalize('NFC') })
  .superRefine(({ email, username }, context) => {
    const missing = email === '' ? 'email' : username === '' ? 'username' : null
    if (missing) context.addIssue({ code: 'custom', message: BOTH_REQUIRED, path: [missing] })
    if (missing !== 'email') report('email', emailField.safeParse(email))
    if (missing !== 'username') report('username', usernameField.safeParse(username))

    function report(field: string, { error }: z.ZodSafeParseResult<string>) {
      const issue = error?.issues[0]
      if (issue) context.addIssue({ code: 'custom', message: issue.message, path: [field] })
    }
  })

/** Who buys the annual membership: the e-mail alone; a username is chosen for them. */
export const annualBuyerForm = z.object({
  email: z.string().trim().min(1, { message: EMAIL_REQUIRED, abort: true }).pipe(emailField),
  username: z.string(),
})

export type Buyer = z.input<typeof tierBuyerForm>
