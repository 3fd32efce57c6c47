import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post } from '../../../lib/http.ts'
import { receiveResource, refreshResource, useLiveResource } from '../../../lib/resource.ts'

const PATH = '/api/account/sessions'

/** Where the person is signed in. */
export const useSessions = (): Loaded<SignedInSession[]> => useLiveResource(PATH)

/** Lists what is left of them at once, where the server has ended the others. */
export const receiveSessions = (left: SignedInSession[]): void => receiveResource(PATH, left)

/** Asks for the list again, after something has ended sessions. */
export const refreshSessions = (): void => refreshResource(PATH)

export const endSession = (id: string): Promise<{ message: string }> => post(`${PATH}/${id}/end`)

export const endOtherSessions = (): Promise<{ message: string }> => post(`${PATH}/end-others`)
