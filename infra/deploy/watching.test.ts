import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { documents, ROOT, read, services } from './manifests.ts'

const job = z.object({
  job_name: z.string(),
  authorization: z.object({ credentials_file: z.string() }),
  dns_sd_configs: z.array(z.object({ names: z.array(z.string()), type: z.string(), port: z.number() })),
})
const clusterJob = job.omit({ dns_sd_configs: true }).extend({
  kubernetes_sd_configs: z.array(
    z.object({ role: z.literal('pod'), namespaces: z.object({ names: z.array(z.string()) }) }),
  ),
  relabel_configs: z.array(z.object({ source_labels: z.array(z.string()), regex: z.string() })),
})
const pods = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      metadata: z.object({
        labels: z.object({ app: z.string() }),
        annotations: z.record(z.string(), z.string()).default({}),
      }),
      spec: z.object({
        containers: z.array(
          z.object({ ports: z.array(z.object({ name: z.string(), containerPort: z.number() })) }),
        ),
      }),
    }),
  }),
})
const path = z.object({
  path: z.string(),
  pathType: z.string(),
  backend: z.object({ service: z.object({ name: z.string() }) }),
})
const ingress = z.object({
  kind: z.literal('Ingress'),
  spec: z.object({ rules: z.array(z.object({ http: z.object({ paths: z.array(path) }) })) }),
})
const service = z.object({
  kind: z.literal('Service'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({ selector: z.record(z.string(), z.string()).optional() }),
})

const scraped = (file: string) => z.object({ scrape_configs: z.array(z.unknown()) }).parse(parse(read(file)))
const templates = documents.flatMap((document) => pods.safeParse(document).data?.spec.template ?? [])

describe('Prometheus', () => {
  it('sends the token to every service that measures something', () => {
    const jobs = scraped('infra/deploy/prometheus/scrape.yml').scrape_configs.map((one) => job.parse(one))
    const targets = jobs.flatMap(({ dns_sd_configs }) => dns_sd_configs)
    expect(targets).toEqual([
      { names: ['backend'], type: 'A', port: 3000 },
      { names: ['workers'], type: 'A', port: Number(services.workers?.environment?.WORKERS_PORT) },
    ])
    expect(targets.flatMap(({ names }) => names).filter((name) => services[name] === undefined)).toEqual([])
  })

  it('finds every pod that measures something', () => {
    const { scrape_configs } = scraped('infra/deploy/prometheus/scrape-kubernetes.yml')
    const jobs = scrape_configs.map((one) => clusterJob.parse(one))
    const kept = jobs.flatMap(({ relabel_configs }) => relabel_configs)
    const patternFor = (label: string) =>
      new RegExp(`^(?:${kept.find(({ source_labels }) => source_labels.includes(label))?.regex})$`)
    expect(templates).toHaveLength(2)
    for (const { metadata, spec } of templates) {
      expect(metadata.labels.app).toMatch(patternFor('__meta_kubernetes_pod_label_app'))
      const names = spec.containers.flatMap(({ ports }) => ports.map(({ name }) => name))
      expect(names).toEqual([expect.stringMatching(patternFor('__meta_kubernetes_pod_container_port_name'))])
      // They would have it ask without the token.
      expect(Object.keys(metadata.annotations).filter((name) => name.startsWith('prometheus.io'))).toEqual([])
    }
  })

  it('is explained with its files to whoever operates this', () => {
    const guide = read('docs/operations.md')
    for (const file of ['alerts.yml', 'scrape.yml', 'scrape-kubernetes.yml'])
      expect(guide).toContain(`infra/deploy/prometheus/${file}`)
  })
})

describe('the proxies', () => {
  it('on one machine let nobody ask what is measured, or what a server lacks', () => {
    // Caddy compares paths without regard to case.
    const hidden = /@inside path (.+)/.exec(read('infra/docker/Caddyfile'))?.[1]?.split(' ')
    expect(hidden).toEqual(['/metrics', '/metrics/*', '/readyz', '/readyz/*'])
  })

  it('on one machine say in words that no back end has answered, and that it passes', () => {
    const spoken = /handle_errors \{[^]*502, 503, 504[^]*Retry-After \d+[^]*respond "We are away.+" 503/
    expect(read('infra/docker/Caddyfile')).toMatch(spoken)
  })

  it('on one machine tell a body that is too large from a back end that is away', () => {
    const [, own] = read('infra/docker/Caddyfile').split('handle_errors')
    expect(own).toMatch(/@large vars_regexp \{err.message\} "body too large"[^]*respond ".+" 413[^]*@away/)
  })

  it('in a cluster let nobody ask what is measured, or what a server lacks', () => {
    const paths = documents.flatMap(
      (document) => ingress.safeParse(document).data?.spec.rules.flatMap(({ http }) => http.paths) ?? [],
    )
    const hidden = paths.filter(({ backend }) => backend.service.name === 'nobody')
    expect(hidden.map(({ path, pathType }) => [path, pathType])).toEqual([
      ['/metrics', 'Exact'],
      ['/readyz', 'Exact'],
    ])
    const selectors = documents.flatMap((document) => service.safeParse(document).data ?? [])
    expect(selectors.map(({ metadata, spec }) => [metadata.name, spec.selector !== undefined])).toEqual(
      expect.arrayContaining([
        ['nobody', false],
        ['backend', true],
      ]),
    )
  })
})

describe('the guide', () => {
  it('names commands that exist', () => {
    const guide = read('docs/operations.md')
    const scripts = guide.match(/(?:backend|workers)\/src\/[\w-]+\.ts/g) ?? []
    expect(scripts).toEqual(expect.arrayContaining(['backend/src/rebuild.ts', 'backend/src/reconcile.ts']))
    expect(scripts.filter((script) => !existsSync(ROOT + script))).toEqual([])
    const used = [...guide.matchAll(/docker compose (?:exec|run)(?: -\S+)* (\w+)/g)].map(
      ([, name = '']) => name,
    )
    expect(used).toEqual(expect.arrayContaining(['backend', 'postgres', 'prepare', 'redis']))
    expect(used.filter((name) => services[name] === undefined)).toEqual([])
  })

  it('leaves to no Compose which back ends go, nor what else is replaced: its versions differ', () => {
    const [, part = ''] =
      /So that nobody notices([^]*?)A back end that is asked to end/.exec(read('docs/operations.md')) ?? []
    const steps = part.split('\n').filter((line) => line.startsWith('    '))
    const at = (step: RegExp) => steps.findIndex((line) => step.test(line))
    expect(steps.filter((line) => / up /.test(line) && !line.includes('--no-deps'))).toEqual([])
    const inTurn = [
      /old=\$\(docker compose ps/,
      /--no-recreate --wait --scale backend=/,
      /docker stop \$old/,
      /workers$/,
    ]
    expect(inTurn.map(at)).toEqual(inTurn.map(at).toSorted((a, b) => a - b))
    expect(inTurn.map(at)).not.toContain(-1)
  })
})
