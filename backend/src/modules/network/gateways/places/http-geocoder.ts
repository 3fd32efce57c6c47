import { LATITUDE_LIMIT, LONGITUDE_LIMIT } from '@meridian/contracts/values/coordinates'
import { z } from 'zod'
import { DomainError } from '#platform/domain-error'
import type { Geocoder } from './geocoder.ts'

const TIMEOUT_MS = 5_000
const MOST_BYTES = 100_000
/** A place is looked up by the point that others would see of it: nobody needs to be told a nearer one. */
const DECIMALS = 2

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

/**
 * Asks the configured service, and no other address: `<base>/data/reverse-geocode-client` answers the names of a
 * point, `<base>/search` a list of points for a city. Without an address every call is refused as unavailable.
 */
export function createHttpGeocoder(baseUrl: string | undefined): Geocoder {
  async function ask<Answer extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    answer: Answer,
  ): Promise<z.output<Answer>> {
    if (baseUrl === undefined) throw unavailable('no address is configured')
    try {
      const response = await fetch(`${baseUrl}${path}?${new URLSearchParams(query)}`, {
        // A service that sends us elsewhere could send us into our own network.
        redirect: 'error',
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`The geocoder answered ${response.status}`)
      return answer.parse(JSON.parse(await textOf(response)))
    } catch (cause) {
      throw unavailable(cause)
    }
  }

  return {
    namesOf: ({ latitude, longitude }) =>
      ask(
        '/data/reverse-geocode-client',
        {
          latitude: latitude.toFixed(DECIMALS),
          longitude: longitude.toFixed(DECIMALS),
          localityLanguage: 'en',
        },
        reverseAnswer,
      ),
    async find({ city, country }) {
      const [first] = await ask('/search', { city, country, format: 'json', limit: '1' }, searchAnswer)
      return first && { latitude: first.lat, longitude: first.lon }
    },
  }
}

/** The body, as long as it has a length that an answer can have. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > MOST_BYTES) throw new Error('The geocoder’s answer does not end')
    chunks.push(read.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function unavailable(cause: unknown): DomainError {
  const text = 'Places cannot be looked up right now. Please type your city and country.'
  return new DomainError('unavailable', text, { retryAfter: 30, cause })
}
