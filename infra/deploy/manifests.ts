import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** The text of a file; its path is from the root of the repository. */
export const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

/** Everything that is applied to a cluster. */
export const documents = globSync(`${ROOT}infra/deploy/kubernetes/*.yaml`).flatMap((file) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document): unknown => document.toJS()),
)

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.object({ dockerfile: z.string() }).optional(),
      command: z.array(z.string()).optional(),
      environment: z.record(z.string(), z.string()).optional(),
      read_only: z.boolean().optional(),
      logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }).optional(),
      deploy: z.object({ replicas: z.string() }).optional(),
      healthcheck: z.object({ test: z.array(z.string()), start_period: z.string().optional() }).optional(),
    }),
  ),
})

/** What runs on a single machine, by name. */
export const { services } = compose.parse(parse(read('docker-compose.yml'), { merge: true }))
