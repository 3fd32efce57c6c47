import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { documents, read } from './manifests.ts'

const selector = z.object({
  matchLabels: z.record(z.string(), z.string()).default({}),
  matchExpressions: z
    .array(z.object({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .default([]),
})
type Selector = z.output<typeof selector>
const ports = z.array(z.object({ protocol: z.enum(['TCP', 'UDP']).default('TCP'), port: z.number() }))
const peer = z.strictObject({
  namespaceSelector: selector.optional(),
  podSelector: selector.optional(),
  ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()) }).optional(),
})
const policy = z.object({
  kind: z.literal('NetworkPolicy'),
  metadata: z.object({ name: z.string() }),
  spec: z.strictObject({
    podSelector: selector,
    policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
    ingress: z.array(z.strictObject({ from: z.array(peer).min(1), ports })).default([]),
    egress: z.array(z.strictObject({ to: z.array(peer).min(1).optional(), ports })).default([]),
  }),
})
const pods = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: z.object({ app: z.string() }) }),
      spec: z.object({
        containers: z.array(
          z.object({ ports: z.array(z.object({ containerPort: z.number() })).default([]) }),
        ),
      }),
    }),
  }),
})

const policies = documents.flatMap((document) => policy.safeParse(document).data ?? [])
const workloads = documents.flatMap((document) => pods.safeParse(document).data ?? [])
const labelsOf = (name: string) =>
  workloads.find(({ metadata }) => metadata.name === name)?.spec.template.metadata.labels ?? {}

/** As Kubernetes does: a selector that asks for nothing selects everything. */
function selects({ matchLabels, matchExpressions }: Selector, labels: Record<string, string>): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  )
}

const policiesOf = (labels: Record<string, string>) =>
  policies.filter(({ spec }) => selects(spec.podSelector, labels))

const namespaceOf = ({ namespaceSelector }: z.output<typeof peer>) =>
  namespaceSelector?.matchLabels['kubernetes.io/metadata.name']

/** From which namespaces, or which pods of our own one, the pods with these labels are reached; with the port. */
function reachedBy(labels: Record<string, string>): string[] {
  const rules = policiesOf(labels).flatMap(({ spec }) => spec.ingress)
  const sources = rules.flatMap(({ from, ports: at }) =>
    from.flatMap((one) => at.map(({ port }) => [namespaceOf(one) ?? one.podSelector, port] as const)),
  )
  return sources.map(([source, port]) => `${JSON.stringify(source)} ${port}`).toSorted()
}

/** Where the pods of a workload may go, as "port target". */
function reaches(name: string): string[] {
  const rules = policiesOf(labelsOf(name)).flatMap(({ spec }) => spec.egress)
  const targets = rules.flatMap(({ to = [undefined], ports: at }) =>
    to.flatMap((one) => at.map(({ port, protocol }) => `${protocol} ${port} ${whereOf(one)}`)),
  )
  return targets.toSorted()
}

const whereOf = (one: z.output<typeof peer> | undefined) =>
  one === undefined ? 'anywhere' : (namespaceOf(one) ?? one.ipBlock?.cidr ?? 'our pods')

const DNS = ['TCP 53 kube-system', 'UDP 53 kube-system']
const DATABASES = ['TCP 5432 anywhere', 'TCP 6379 anywhere']
const PROVIDERS = ['TCP 443 0.0.0.0/0', 'TCP 443 ::/0']
const MAIL = ['TCP 465 anywhere', 'TCP 587 anywhere']
const TRACES = ['TCP 4318 observability']

describe('the network of the cluster', () => {
  it('is closed in both directions where nothing opens it', () => {
    expect(policiesOf({ app: 'somebody-elses' }).map(({ spec }) => spec)).toEqual([
      {
        podSelector: { matchLabels: {}, matchExpressions: [] },
        policyTypes: ['Ingress', 'Egress'],
        ingress: [],
        egress: [],
      },
    ])
  })

  it('lets the ingress reach the back ends, Prometheus both, and nobody anything else', () => {
    expect(reachedBy(labelsOf('backend'))).toEqual(['"haproxy-controller" 3000', '"monitoring" 3000'])
    expect(reachedBy(labelsOf('workers'))).toEqual(['"monitoring" 3001'])
    expect(reachedBy(labelsOf('prepare'))).toEqual([])
  })

  it('lets in at the ports that are listened on', () => {
    for (const { spec } of workloads) {
      const { metadata, spec: pod } = spec.template
      const listened = pod.containers.flatMap(({ ports: own }) =>
        own.map(({ containerPort }) => containerPort),
      )
      const opened = policiesOf(metadata.labels).flatMap(({ spec: { ingress } }) =>
        ingress.flatMap(({ ports: at }) => at.map(({ port }) => port)),
      )
      expect([...new Set(opened)]).toEqual(listened)
    }
  })

  it('lets nobody but our own reach databases in the namespace', () => {
    const all = selector.parse({
      matchExpressions: [
        { key: 'app', operator: 'In', values: ['meridian-backend', 'meridian-workers', 'meridian-prepare'] },
      ],
    })
    for (const [app, port] of [
      ['postgres', 5432],
      ['redis', 6379],
    ])
      expect(reachedBy({ app: String(app) })).toEqual([`${JSON.stringify(all)} ${port}`])
    expect(workloads.map(({ spec }) => selects(all, spec.template.metadata.labels))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('leads out to what each of them needs', () => {
    const serving = [...DNS, ...DATABASES, ...PROVIDERS, ...TRACES].toSorted()
    expect(reaches('backend')).toEqual(serving)
    expect(reaches('workers')).toEqual([...serving, ...MAIL].toSorted())
    expect(reaches('prepare')).toEqual([...DNS, ...DATABASES].toSorted())
  })

  it('leads to no address inside, nor to what the cloud tells of its machines', () => {
    const blocks = policies.flatMap(({ spec }) =>
      spec.egress.flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? [])),
    )
    expect(blocks).toEqual([
      {
        cidr: '0.0.0.0/0',
        except: ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
      },
      { cidr: '::/0', except: ['fc00::/7', 'fe80::/10'] },
    ])
  })

  it('names the namespaces that the other manifests name', () => {
    const [, prometheus] =
      /serverAddress: http:\/\/[\w-]+\.([\w-]+):/.exec(read(`${FOLDER}/autoscaling.yaml`)) ?? []
    const [, collector, port] = /http:\/\/[\w-]+\.([\w-]+):(\d+)/.exec(read(`${FOLDER}/config.yaml`)) ?? []
    expect(reachedBy(labelsOf('workers'))).toEqual([`"${prometheus}" 3001`])
    expect(TRACES).toEqual([`TCP ${port} ${collector}`])
    expect(read(`${FOLDER}/kustomization.yaml`)).toContain('a network plugin that enforces NetworkPolicy')
  })
})

const FOLDER = 'infra/deploy/kubernetes'
