import type { ResponseOf } from '@meridian/contracts/http/endpoint'
import type { Integration } from '@meridian/contracts/http/integrations/list-integrations'
import type { listRevocations } from '@meridian/contracts/http/integrations/list-revocations'
import type { ConfigurableName, IntegrationName } from '@meridian/contracts/values/integrations'
import type { Loaded } from '../../../lib/fetch-once.ts'
import { post, put } from '../../../lib/http.ts'
import { changingFigures } from '../../../lib/refreshed-resource.ts'
import { useLiveResource } from '../../../lib/resource.ts'

const PATH = '/api/integrations'

export type Revocations = ResponseOf<typeof listRevocations>

/** Every integration; with settings and health for staff only. */
export const useIntegrations = (): Loaded<Integration[]> => useLiveResource(PATH)

/** How long removals took. For staff. */
export const useRevocations = (): Loaded<Revocations> => useLiveResource(`${PATH}/revocations`)

/** Asks the provider now whether the integration works. */
export const testNow = (name: IntegrationName) => changingFigures(post(`${PATH}/${name}/test`, {}))

/** Keeps the settings of a form; an empty secret leaves the one that is there. */
export const configure = (
  name: ConfigurableName,
  form: Record<string, string | undefined>,
): Promise<Integration> => changingFigures(put(`${PATH}/${name}`, form))

/** Removes the settings that were entered. */
export const disconnect = (name: IntegrationName, reason: string) =>
  changingFigures(post(`${PATH}/${name}/disconnect`, { reason }))
