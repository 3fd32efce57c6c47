import { LATITUDE_LIMIT, LONGITUDE_LIMIT } from '@meridian/contracts/values/coordinates'
import { DomainError } from '@meridian/contracts/values/domain-error'
import { z } from 'zod'
import type { Geocoder } from './geocoder.ts'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 100_000
/** A place is looked up to about a kilometre: its names need nothing more precise. */
const DECIMALS = 2

const NO_NAMES = 'Places cannot be looked up right now. Please type your city and country.'
const NO_SEARCH =
  'Cities cannot be looked up right now. Please use your browser’s location, or enter your coordinates on the Global Network screen.'

const name = z
  .string()
  .max(200)
  .nullish()
  .transform((text) => text ?? '')
const reverseAnswer = z.object({ city: name, locality: name, principalSubdivision: name, countryName: name })

const degrees = (limit: number) => z.coerce.number().min(-limit).max(limit)
const searchAnswer = z
  .array(z.object({ lat: degrees(LATITUDE_LIMIT), lon: degrees(LONGITUDE_LIMIT) }))
  .max(50)

interface GeocoderAddresses {
  baseUrl: string | undefined
  searchBaseUrl: string | undefined
}

/**
 * Asks the configured services, and no other address: `<base>/data/reverse-geocode-client` returns the names of a
 * point, `<search base>/search` a list of points for a city. Where no address is configured, it refuses as unavailable.
 */
export function createHttpGeocoder({ baseUrl, searchBaseUrl }: GeocoderAddresses): Geocoder {
  return {
    async namesOf({ latitude, longitude }) {
      const [lat, lon] = [latitude.toFixed(DECIMALS), longitude.toFixed(DECIMALS)]
      const query = { latitude: lat, longitude: lon, localityLanguage: 'en' }
      return orUnavailable(NO_NAMES, ask(baseUrl, '/data/reverse-geocode-client', query, reverseAnswer))
    },
    async find({ city, country }) {
      const query = { city, country, format: 'json', limit: '1' }
      const [first] = await orUnavailable(NO_SEARCH, ask(searchBaseUrl, '/search', query, searchAnswer))
      return first && { latitude: first.lat, longitude: first.lon }
    },
  }
}

/** Throws whatever went wrong. */
async function ask<Answer extends z.ZodType>(
  base: string | undefined,
  path: string,
  query: Record<string, string>,
  answer: Answer,
): Promise<z.output<Answer>> {
  if (base === undefined) throw new Error('No address of a geocoder is configured')
  const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
    // A service that redirects us could send us into our own network.
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`The geocoder answered ${response.status}`)
  return answer.parse(JSON.parse(await textOf(response)))
}

/** The body. Throws when it is longer than any real answer. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > MAX_BYTES) throw new Error('The geocoder’s answer does not end')
    chunks.push(read.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function orUnavailable<T>(text: string, asked: Promise<T>): Promise<T> {
  return asked.catch((cause: unknown) => {
    throw new DomainError('unavailable', text, { retryAfter: 30, cause })
  })
}
