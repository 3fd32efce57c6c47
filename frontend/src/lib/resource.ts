import { useEffect } from 'react'
import useSWR, { mutate, type SWRConfiguration } from 'swr'
import { hasPersonChanged, isAuthError } from './access-changes.ts'
import type { AnswerAt, ItemAt, Known } from './api-types.ts'
import type { Loaded } from './fetch-once.ts'
import { get, getPage, type Page } from './http.ts'
import { statusOf } from './http-error.ts'
import { onUser, refreshSession } from './session.ts'

let asking = false

/**
 * Looks up who is signed in and how they stand; refusals that come together, as on one screen, cause a single look-up.
 */
function refreshSessionOnce(): void {
  if (asking) return
  asking = true
  void refreshSession().then(() => {
    asking = false
  })
}

/** Fetched once, then kept: no refetch on focus, reconnect or a timer, and no retries. */
const DEFAULTS: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
  // A session that ended elsewhere shows up as a 401, access or a role that was taken away as a 403.
  onError: (error) => {
    if (isAuthError(error)) refreshSessionOnce()
  },
}

/**
 * For what changes elsewhere, such as at a provider: fetched again on each visit, also on a return to a tab left open.
 * Then SWR asks only what showed a path first: all that shows it at a time has to load it live.
 */
export const LIVE: SWRConfiguration = { ...DEFAULTS, revalidateIfStale: true, revalidateOnFocus: true }

export type Path<A extends string> = (A & Known<'GET', A>) | null
export type Answer<A extends string> = Loaded<AnswerAt<'GET', A>>

/** Loads a resource of the API by its path; a null path loads nothing. */
export const useResource = <const A extends string>(path: Path<A>): Answer<A> => useData(path, DEFAULTS)

/** The same, but fetches again whenever somebody comes back to look; what is known stays on screen meanwhile. */
export const useLiveResource = <const A extends string>(path: Path<A>): Answer<A> => useData(path, LIVE)

/** Loads a resource, and keeps the answer for the previous path on screen meanwhile. */
export const useKeptResource = <const A extends string>(path: Path<A>): Answer<A> =>
  useData(path, { ...DEFAULTS, keepPreviousData: true })

/**
 * The same for an unlimited number of paths whose answers change elsewhere, such as the parts of a map: an answer is
 * forgotten once another path is asked for. For one place on a screen only, since it is forgotten for all.
 */
export function usePassingResource<const A extends string>(path: Path<A>): Answer<A> {
  // With nobody left to see it, this fetches nothing, but forgets the request too: anybody who returns at once gets a
  // new one.
  useEffect(() => () => void mutate([path], undefined), [path])
  return useKeptResource<A>(path)
}

/** A page of a live list. */
export const useLivePage = <const A extends string>(path: A & Known<'GET', A>): Loaded<Page<ItemAt<A>>> =>
  useData(path, LIVE, getPage<ItemAt<A>>)

/** Fetches a resource again wherever it is on screen, whatever its query. */
export function refreshResource(path: string): void {
  void mutate((key) => Array.isArray(key) && String(key[0]).split('?')[0] === path)
}

/** The same for all paths with this beginning: a thing, and the lists and parts of it. */
export function refreshResources(beginning: string): void {
  void mutate((key) => Array.isArray(key) && String(key[0]).startsWith(beginning))
}

/** Has a resource asked for again wherever it is shown next, though it was fetched once. */
export function forgetResource(path: string): void {
  void mutate([path], undefined)
}

/** Puts what the server has sent in the place of what is known. */
export function receiveResource<const A extends string>(
  path: A & Known<'GET', A>,
  data: AnswerAt<'GET', A>,
): void {
  void mutate([path], data, { revalidate: false })
}

/** The hooks have already determined what an address returns. */
const load = get as unknown as <T>(path: string) => Promise<T>

/** Loads what is at an address as a configuration says. For the other kinds of resources in this folder. */
export function useData<T>(
  path: string | null,
  configuration: SWRConfiguration,
  read: (path: string) => Promise<T> = load,
): Loaded<T> {
  const key: [string] | null = path === null ? null : [path]
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<T, Error, typeof key>(key, ([first]) => read(first), configuration)
  // What somebody may no longer see does not stay on screen either.
  const seen = statusOf(error) === 403 ? undefined : data
  return { data: seen, error, loading: isLoading, retry: () => void again() }
}

onUser((now, before) => {
  // One person's data must not show to the next. What is on screen is fetched again, unless nobody is left to see it.
  if (now?.id !== before?.id) void mutate(() => true, undefined, { revalidate: now !== null })
  // What the person was refused may be theirs now, and vice versa. Until that is known, what they read or write stays.
  else if (hasPersonChanged(now, before))
    void mutate(
      () => true,
      (known: unknown) => known,
    )
})
