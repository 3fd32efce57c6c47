import { TELEGRAM_SECRET } from '#modules/integrations'
import { STRIPE_SIGNATURE } from '#modules/membership'
import type { Operation, Parameter } from './operation.ts'
import { refusalResponses } from './refusals.ts'

/** What callers show to be let in. */
const securitySchemes = (sessionCookie: string) => ({
  session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
  stripe: { type: 'apiKey', in: 'header', name: STRIPE_SIGNATURE },
  telegram: { type: 'apiKey', in: 'header', name: TELEGRAM_SECRET },
})

/** The site that the description is of. */
export interface DescribedSite {
  name: string
  url: string
  sessionCookie: string
}

/** The whole API as an OpenAPI 3.1 document. */
export function describeApi(operations: readonly Operation[], site: DescribedSite): object {
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
        'A refusal is a plain text for people, or application/problem+json where that is asked for. ' +
        'Every answer names its request in X-Request-Id.',
    },
    servers: [{ url: site.url }],
    components: {
      securitySchemes: securitySchemes(site.sessionCookie),
      responses: refusalResponses(),
    },
    paths: Object.fromEntries(paths),
  }
}

function asOpenApi(operation: Operation): object {
  const { method, path, summary, forWhom, key, query = [], body } = operation
  return {
    operationId: `${method.toLowerCase()} ${path}`.replace(/\W+/g, '_').replace(/_$/, ''),
    summary,
    description: `For: ${forWhom}.`,
    tags: [path.split('/')[2] ?? 'api'],
    security: key === undefined ? [] : [{ [key]: [] }],
    parameters: [...pathParameters(path), ...query],
    ...(body && { requestBody: body }),
    responses: responsesOf(operation),
  }
}

function pathParameters(path: string): Parameter[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function responsesOf({ answer, accepted, headers = {}, refuses }: Operation): object {
  const described = Object.entries(headers).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ])
  return {
    200: { description: 'Done', headers: Object.fromEntries(described), content: answer },
    ...(accepted && { 202: { description: accepted, content: answer } }),
    ...Object.fromEntries(refuses.map((status) => [status, { $ref: `#/components/responses/${status}` }])),
  }
}
