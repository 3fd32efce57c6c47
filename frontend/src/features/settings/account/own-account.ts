import type { OwnAccount } from '@meridian/contracts/http/accounts/account'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { refreshResource, useLiveResource } from '../../../lib/resource.ts'

const PATH = '/api/account'

/** How the person gets into their account. */
export const useOwnAccount = (): Loaded<OwnAccount> => useLiveResource(PATH)

/** Asks for it again, after something has changed it. */
export const refreshOwnAccount = (): void => refreshResource(PATH)
