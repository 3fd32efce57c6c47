import { z } from 'zod'
import { ROLES } from '../../values/roles.ts'
import { endpoint } from '../endpoint.ts'
import { reasonField } from '../reason-field.ts'

const answer = z.object({ message: z.string() })

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/users/:id/suspend',
  summary:
    'Closes an account to its owner and ends its sessions at once, for staff; staff only by the admin. 409 where it is closed.',
  body: z.object({ reason: reasonField }),
  response: answer,
  refuses: [409],
})

export const unsuspendUser = endpoint({
  method: 'POST',
  path: '/api/users/:id/unsuspend',
  summary: 'Opens a suspended account again, for staff. 409 where it is open.',
  body: z.object({ reason: reasonField }),
  response: answer,
  refuses: [409],
})

export const changeRole = endpoint({
  method: 'POST',
  path: '/api/users/:id/role',
  summary: 'Appoints somebody staff, or ends that; for the admin only. 409 where they have that role.',
  body: z.object({ role: z.enum(ROLES).exclude(['admin']), reason: reasonField }),
  response: answer,
  refuses: [409],
})
