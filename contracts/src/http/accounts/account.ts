import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'Who the caller is, and how they get into their account.',
  response: z.object({
    username: z.string(),
    email: z.object({
      address: z.string(),
      /** Null while nobody has shown that mail to it arrives. */
      verifiedAt: z.iso.datetime().nullable(),
      /** The new address, which waits for its link to be followed. */
      pendingAddress: z.string().nullable(),
    }),
    hasPassword: z.boolean(),
    secondFactor: z.object({
      /** Null: signing in asks for the password alone. */
      enabledAt: z.iso.datetime().nullable(),
      backupCodesLeft: z.int().min(0),
      required: z.boolean(),
    }),
  }),
  refuses: [404],
})

export type OwnAccount = z.output<typeof getAccount.response>
