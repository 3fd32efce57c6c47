import useSWR, { mutate, type SWRConfiguration } from 'swr'
import { get } from './http.ts'
import { statusOf } from './http-error.ts'
import type { Loaded } from './load-once.ts'
import { onPersonChange, refreshSession } from './session.ts'

/** Fetched once, then kept: no refetch on focus, reconnect or a timer, and no retries. */
const DEFAULTS: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
  // A session that ended elsewhere shows itself by a 401; the person is then signed out here too.
  onError: (error) => {
    if (statusOf(error) === 401) void refreshSession()
  },
}

/** A loader that takes "nobody is signed in" for an answer. */
export async function nullOn401<T>(path: string): Promise<T | null> {
  try {
    return await get<T>(path)
  } catch (error) {
    if (statusOf(error) === 401) return null
    throw error
  }
}

/** Loads a resource of the API by its path; a null path loads nothing. `T` is what the loader answers. */
export function useResource<T>(path: string | null, load: (path: string) => Promise<T> = get<T>): Loaded<T> {
  const key: [string] | null = path === null ? null : [path]
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<T, Error, typeof key>(key, ([first]) => load(first), DEFAULTS)
  return { data, error, loading: isLoading, retry: () => void again() }
}

/** Fetches a resource again wherever it is shown. */
export async function refreshResource(path: string): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === path)
}

// One person's data must not show to the next one. What is on screen is fetched again, unless nobody is left to see it.
onPersonChange((id) => void mutate(() => true, undefined, { revalidate: id !== undefined }))
