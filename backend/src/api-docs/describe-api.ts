import type { Endpoint } from '@meridian/contracts/http/endpoint'
import { z } from 'zod'
import { adminOnly, anyone, type Guard, signedIn, staffOnly, withAccess } from '#platform/guards'
import type { MountedEndpoint } from '#platform/route'

/** For whom a call is, in words. */
const FOR_WHOM = new Map<Guard, string>([
  [anyone, 'Everybody'],
  [signedIn, 'Whoever is signed in'],
  [withAccess, 'Members with access, and staff'],
  [staffOnly, 'Staff and the admin'],
  [adminOnly, 'The admin'],
])

const COOKIE = 'session'

export interface Operation {
  method: string
  /** As OpenAPI writes it, such as `/api/users/{id}`. */
  path: string
  summary: string
  forWhom: string
  /** JSON schemas; undefined where there is none. */
  body?: object | undefined
  answer?: object | undefined
}

/** What the description says of an endpoint. Throws when a schema cannot be written as JSON schema. */
export function operationOf({ endpoint, who }: MountedEndpoint): Operation {
  const { method, path, summary, body, response } = endpoint
  return {
    method,
    path: path.replace(/:(\w+)/g, '{$1}'),
    summary,
    forWhom: FOR_WHOM.get(who) ?? 'As the text says',
    body: body && schemaOf(body, 'input'),
    answer: schemaOf(response, 'output'),
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** The whole API as an OpenAPI 3.1 document. */
export function describeApi(operations: readonly Operation[], site: { name: string; url: string }): object {
  const byPath = Map.groupBy(operations, ({ path }) => path)
  const paths = [...byPath].map(([path, ofPath]) => [
    path,
    Object.fromEntries(ofPath.map((operation) => [operation.method.toLowerCase(), asOpenApi(operation)])),
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description:
        'Bodies are JSON. A refusal is a plain text for people, or application/problem+json where that is asked for.',
    },
    servers: [{ url: site.url }],
    components: { securitySchemes: { [COOKIE]: { type: 'apiKey', in: 'cookie', name: 'meridian' } } },
    paths: Object.fromEntries(paths),
  }
}

function asOpenApi({ method, path, summary, forWhom, body, answer }: Operation): object {
  const open = forWhom === FOR_WHOM.get(anyone)
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return {
    operationId: `${method.toLowerCase()} ${path}`.replace(/\W+/g, '_').replace(/_$/, ''),
    summary,
    description: `For: ${forWhom}.`,
    tags: [path.split('/')[2] ?? 'api'],
    security: open ? [] : [{ [COOKIE]: [] }],
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(body && { requestBody: { content: { 'application/json': { schema: body } } } }),
    responses: {
      200: answer
        ? { description: 'Done', content: { 'application/json': { schema: answer } } }
        : { description: 'Done' },
      ...(body && { 400: { description: 'Something in the body is wrong; the answer says what' } }),
      ...(!open && {
        401: { description: 'Nobody is signed in' },
        403: { description: 'Not for this person' },
      }),
    },
  }
}

/** An endpoint of the contracts that is mounted without `route`. */
export const described = (
  endpoint: Pick<Endpoint, 'method' | 'path' | 'summary'>,
  forWhom: string,
): Operation => ({
  method: endpoint.method,
  path: endpoint.path,
  summary: endpoint.summary,
  forWhom,
})
