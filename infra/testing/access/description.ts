import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const answer = z.object({ headers: z.record(z.string(), z.unknown()).default({}), content })

const document = z.object({
  openapi: z.string(),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() })),
        responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), answer])),
      }),
    ),
  ),
  components: z.object({ responses: z.record(z.string(), answer) }),
})

/** What every answer may have beside what its call is about. */
const USUAL = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
  'x-content-type-options',
  'x-request-id',
])

/** The description of the API, to be held against what is answered. */
export interface Description extends z.output<typeof document> {
  /** How an answer differs from its description: status, headers, media type, JSON. */
  wrongIn(call: string, response: Response): Promise<string[]>
}

/** Reads the description as anybody may. */
export async function readDescription(url: string): Promise<Description> {
  const { openapi, paths, components } = document.parse(
    await (await fetch(`${url}/api/docs/openapi.json`)).json(),
  )
  const ajv = new Ajv2020({ strict: false, validateFormats: false })

  function describedOf(call: string, status: number) {
    const [method = '', path = ''] = call.split(' ')
    const found = paths[openApiPath(path)]?.[method.toLowerCase()]?.responses[status]
    if (found === undefined || 'content' in found) return found
    return components.responses[found.$ref.split('/').at(-1) ?? '']
  }

  async function wrongIn(call: string, response: Response): Promise<string[]> {
    const described = describedOf(call, response.status)
    if (described === undefined) return [`${response.status} is not described`]
    const known = new Set(Object.keys(described.headers).map((name) => name.toLowerCase()))
    const headers = [...response.headers.keys()].filter((name) => !USUAL.has(name) && !known.has(name))
    const type = response.headers.get('content-type')?.split(';')[0] ?? 'nothing'
    const body = described.content[type]
    if (body === undefined) return [...headers, `${type} is not described`]
    // A page comes with what browsers need to know to keep it in.
    if (type === 'text/html') return []
    if (!type.endsWith('json')) return headers
    const valid = ajv.validate(body.schema, await response.json())
    return valid ? headers : [...headers, ajv.errorsText()]
  }

  return {
    openapi,
    paths,
    components,
    wrongIn: async (call, response) => {
      // Feeds, files and pages are no calls of the API.
      const wrong = call.includes(' /api/') ? await wrongIn(call, response) : []
      return wrong.map((what) => `${call}: ${what}`)
    },
  }
}

/** A path of Express as OpenAPI writes it. */
export const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')
