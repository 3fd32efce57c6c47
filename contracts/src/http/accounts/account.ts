import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/account',
  summary: 'How the caller gets into their account.',
  response: z.object({
    hasPassword: z.boolean(),
    secondFactor: z.object({
      /** Null: signing in asks for the password alone. */
      enabledAt: z.iso.datetime().nullable(),
      backupCodesLeft: z.int().min(0),
      required: z.boolean(),
    }),
  }),
})

export type OwnAccount = z.output<typeof getAccount.response>
