import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const exportOwnData = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary:
    'Everything that is kept about the caller, as one JSON file: lists of rows by name. Nobody else is in it.',
  file: 'application/json',
  response: z.record(z.string(), z.array(z.unknown())),
  refuses: [429],
})
