import { endpoint } from '../endpoint.ts'
import { sessionUser } from './session-user.ts'

export const session = endpoint({
  method: 'GET',
  path: '/api/session',
  summary: 'The signed-in person as the server sees them now; 401 when signed out.',
  response: sessionUser,
})
