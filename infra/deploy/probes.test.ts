import { expect, it } from 'vitest'
import { z } from 'zod'
import { documents } from './manifests.ts'

const OF_KUBERNETES_SECONDS = 1
const BUSY_SECONDS = 5

const probe = z.object({ timeoutSeconds: z.number().default(OF_KUBERNETES_SECONDS) })
const probed = z.object({ startupProbe: probe, readinessProbe: probe, livenessProbe: probe })
const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(probed) }) }) }),
})

it('a server that is only busy is not taken for a lost one', () => {
  const servers = documents
    .flatMap((document) => deployment.safeParse(document).data ?? [])
    .flatMap(({ spec }) => spec.template.spec.containers)
  const seconds = servers.flatMap((server) =>
    Object.values(server).map(({ timeoutSeconds }) => timeoutSeconds),
  )
  expect(seconds).toEqual(['backend', 'workers'].flatMap(() => Array(3).fill(BUSY_SECONDS)))
})
