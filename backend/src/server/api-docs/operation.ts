import type { Endpoint } from '@meridian/contracts/http/endpoint'
import { z } from 'zod'
import { adminOnly, anyone, type Guard, signedIn, staffOnly, withAccess } from '#platform/http/guards'
import type { MountedEndpoint } from '#platform/http/route'
import { refusalsOf } from './refusals.ts'

/** For whom a call is, in words. */
const FOR_WHOM = new Map<Guard, string>([
  [anyone, 'Everybody'],
  [signedIn, 'Whoever is signed in'],
  [withAccess, 'Members with access, and staff'],
  [staffOnly, 'Staff and the admin'],
  [adminOnly, 'The admin'],
])

/** Bodies as they may come, by media type. */
export type Content = Readonly<Record<string, { schema: object }>>

export interface Operation {
  method: string
  /** As OpenAPI writes it, such as `/api/users/{id}`. */
  path: string
  summary: string
  forWhom: string
  /** What a caller shows to be let in; absent where nobody has to. */
  key?: 'session' | 'stripe' | 'telegram' | undefined
  query?: readonly Parameter[] | undefined
  body?: { required: boolean; content: Content } | undefined
  answer: Content
  /** When the answer comes with status 202, in words. */
  accepted?: string | undefined
  /** Headers of the answer, and what each says. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Statuses of refusals. */
  refuses: readonly number[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: object
}

/** What the description says of an endpoint. Throws when a schema cannot be written as JSON schema. */
export function operationOf(mounted: MountedEndpoint): Operation {
  const { endpoint, who } = mounted
  const { method, path, summary, query, response, file, accepted, headers } = endpoint
  return {
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    forWhom: FOR_WHOM.get(who) ?? 'As the text says',
    key: who === anyone ? undefined : 'session',
    query: query && parametersOf(query),
    body: bodyOf(endpoint),
    answer: { [file ?? 'application/json']: { schema: schemaOf(response, 'output') } },
    accepted,
    headers: file === undefined ? headers : { ...headers, 'Content-Disposition': 'The name of the file.' },
    refuses: refusalsOf(mounted),
  }
}

/** As a caller writes them: an address spells numbers as text. What may be left out, the schema knows. */
function parametersOf(query: z.ZodObject): Parameter[] {
  const names: unknown = schemaOf(query, 'input')['required']
  const required = new Set(Array.isArray(names) ? names : [])
  return Object.entries(query.shape).map(([name, part]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: schemaOf(part, 'output'),
  }))
}

function bodyOf({ body, upload }: Endpoint): Operation['body'] {
  if (upload !== undefined)
    return { required: true, content: Object.fromEntries(upload.map((type) => [type, { schema: {} }])) }
  if (body === undefined) return undefined
  const required = !body.safeParse(undefined).success
  return { required, content: { 'application/json': { schema: schemaOf(body, 'input') } } }
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}
