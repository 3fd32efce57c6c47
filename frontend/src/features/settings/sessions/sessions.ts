import type { SignedInSession } from '@meridian/contracts/http/accounts/sessions'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post } from '../../../lib/http.ts'
import { refreshResource, useLiveResource } from '../../../lib/resource.ts'

const PATH = '/api/account/sessions'

/** Where the person is signed in. */
export const useSessions = (): Loaded<SignedInSession[]> => useLiveResource(PATH)

/** Asks for the list again, after something has ended sessions. */
export const refreshSessions = (): void => refreshResource(PATH)

export const endSession = (id: string): Promise<unknown> => post(`${PATH}/${id}/end`)

export const endOtherSessions = (): Promise<unknown> => post(`${PATH}/end-others`)
