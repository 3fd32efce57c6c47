import { existsSync, globSync } from 'node:fs'
import { VARIABLES } from '@meridian/backend/config'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { documents, ROOT, read, services } from './manifests.ts'

/** What the compose file itself reads, beside what it hands on. */
const OF_COMPOSE = ['SITE_ADDRESS', 'DATABASE_PASSWORD', 'BACKENDS', 'WORKERS']

const container = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.unknown()),
  securityContext: z.object({
    readOnlyRootFilesystem: z.boolean(),
    allowPrivilegeEscalation: z.boolean(),
    capabilities: z.object({ drop: z.array(z.string()) }),
  }),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
})
const workload = z.object({
  kind: z.enum(['Deployment', 'Job']),
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    replicas: z.number().optional(),
    template: z.object({
      spec: z.object({
        automountServiceAccountToken: z.boolean().optional(),
        securityContext: z.object({ runAsNonRoot: z.boolean() }),
        containers: z.array(container).min(1),
      }),
    }),
  }),
})
const configMap = z.object({ kind: z.literal('ConfigMap'), data: z.record(z.string(), z.string()) })
const scaler = z.object({
  kind: z.enum(['HorizontalPodAutoscaler', 'ScaledObject']),
  spec: z.object({ scaleTargetRef: z.object({ name: z.string() }) }),
})
const ingress = z.object({ kind: z.literal('Ingress'), spec: z.object({ ingressClassName: z.string() }) })
const kustomization = z.object({ resources: z.array(z.string()) })

const workloads = documents.flatMap((document) => workload.safeParse(document).data ?? [])
const ours = Object.values(services).filter(({ image }) => image === 'meridian')

const scriptsIn = (text: string) => text.match(/(backend|workers)\/src\/[\w-]+\.ts/g) ?? []

describe('the deployment', () => {
  it('starts scripts that exist', () => {
    const commands = [...workloads.flatMap(({ spec }) => spec.template.spec.containers), ...ours]
    const scripts = commands.flatMap(({ command = [] }) => scriptsIn(command.join(' ')))
    const all = [...scripts, ...scriptsIn(read('infra/docker/Dockerfile'))]
    expect(all).toEqual(
      expect.arrayContaining(['backend/src/main.ts', 'workers/src/main.ts', 'backend/src/migrate.ts']),
    )
    expect(all.filter((script) => !existsSync(ROOT + script))).toEqual([])
  })

  it('copies into the image what exists', () => {
    const copied = [...read('infra/docker/Dockerfile').matchAll(/^COPY ((?:[\w./-]+ )+)[\w./-]+$/gm)]
    const paths = copied.flatMap(([, names = '']) => names.trim().split(' '))
    expect(paths).toContain('backend/src')
    expect(paths.filter((path) => !existsSync(ROOT + path))).toEqual([])
  })

  it('sets variables that the configuration knows', () => {
    const inExample = [...read('infra/docker/example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    const inCompose = ours.flatMap(({ environment = {} }) => Object.keys(environment))
    const config = documents.flatMap((document) => configMap.safeParse(document).data ?? [])
    const inCluster = config.flatMap(({ data }) => Object.keys(data))
    const known = new Set([...VARIABLES, ...OF_COMPOSE])
    expect([...inExample, ...inCompose, ...inCluster].filter((name) => !known.has(name))).toEqual([])
  })

  it('runs as a plain user who can write nowhere but where it must', () => {
    expect(read('infra/docker/Dockerfile')).toMatch(/^USER node$/m)
    expect(ours.map((service) => service.read_only)).toEqual([true, true, true])
    expect(workloads).toHaveLength(3)
    for (const { spec } of workloads) {
      expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
      // Nothing of ours speaks to the cluster.
      expect(spec.template.spec.automountServiceAccountToken).toBe(false)
      for (const { securityContext } of spec.template.spec.containers)
        expect(securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
    }
  })

  it('names every file of the cluster', () => {
    const { resources } = kustomization.parse(parse(read('infra/deploy/kubernetes/kustomization.yaml')))
    const files = globSync('*.yaml', { cwd: `${ROOT}infra/deploy/kubernetes` })
    expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted())
  })

  it('leaves to the autoscalers how many there are', () => {
    const scaled = documents.flatMap((document) => scaler.safeParse(document).data ?? [])
    const names = scaled.map(({ spec }) => spec.scaleTargetRef.name)
    expect(names.toSorted()).toEqual(['backend', 'workers'])
    const targets = workloads.filter(({ metadata }) => names.includes(metadata.name))
    expect(targets.map(({ spec }) => spec.replicas)).toEqual([undefined, undefined])
  })

  it('keeps as many as .env says on one machine, whatever is started anew', () => {
    expect([services.backend?.deploy?.replicas, services.workers?.deploy?.replicas]).toEqual([
      // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
      '${BACKENDS:-1}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
      '${WORKERS:-1}',
    ])
    expect(read('infra/docker/example.env')).toMatch(/^BACKENDS=1$[^]*^WORKERS=1$/m)
  })

  it('names a class for the ingress, so that a controller takes it up', () => {
    const found = documents.flatMap((document) => ingress.safeParse(document).data ?? [])
    expect(found.map(({ spec }) => spec.ingressClassName)).toEqual(['haproxy'])
    expect(read('infra/deploy/kubernetes/kustomization.yaml')).toContain('the ingress class `haproxy`')
  })

  it('gives least to do to the back end that has most under way, on one machine and in a cluster', () => {
    expect(read('infra/docker/Caddyfile')).toMatch(/^\t\tlb_policy least_conn$/m)
    expect(read('infra/deploy/kubernetes/ingress.yaml')).toMatch(
      /^ {4}haproxy\.org\/load-balance: leastconn$/m,
    )
  })

  it('lets the logs of no container fill the disk', () => {
    expect(Object.keys(services).length).toBeGreaterThan(0)
    for (const { logging } of Object.values(services))
      expect(logging).toEqual({ driver: 'json-file', options: { 'max-size': '20m', 'max-file': '5' } })
  })

  it('does not take the server of the first initialisation, which has no port, for the database', () => {
    expect(services.postgres?.healthcheck?.test).toContain('--host=127.0.0.1')
    expect(services.postgres?.healthcheck?.start_period).toBe('60s')
  })

  it('keeps what was to be written out of the log of the database', () => {
    const settings = /-c, log_min_error_statement=panic, -c, log_error_verbosity=terse/
    expect(read('docker-compose.yml')).toMatch(settings)
  })

  it('builds images without secrets and without tests', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env*', '**/*.test.ts']))
  })

  it('builds the one image once, so that no two builds name theirs the same at the same time', () => {
    expect(ours.flatMap(({ build }) => build?.dockerfile ?? [])).toEqual(['infra/docker/Dockerfile'])
  })

  it.each(['docker-compose.yml', 'infra/deploy/kubernetes/prepare.yaml'])(
    'keeps the files of the front end where all back ends look, by %s',
    (path) => {
      expect(read(path)).toContain('node backend/src/keep-assets.ts && node backend/src/migrate.ts')
      const folder = /MEDIA_DIR=(\S+)/.exec(read('infra/docker/Dockerfile'))?.[1]
      expect(
        [`mountPath: ${folder} }`, `volumes: [media:${folder}]`].some((mount) => read(path).includes(mount)),
      ).toBe(true)
    },
  )

  const numberIn = (path: string, pattern: RegExp) => Number(pattern.exec(read(path))?.[1])

  it('leaves workers the time that they take to end', () => {
    const most = numberIn('workers/src/end-workers.ts', /ENDS_WITHIN_MS = (\d+)_000/)
    const [grace, inCluster] = [
      numberIn('docker-compose.yml', /\n {2}workers:\n(?: {4}.*\n)* {4}stop_grace_period: (\d+)s/),
      numberIn('infra/deploy/kubernetes/workers.yaml', /terminationGracePeriodSeconds: (\d+)/),
    ]
    expect(Math.min(grace, inCluster)).toBeGreaterThan(most)
  })

  it('leaves a back end the time that it takes to end', () => {
    const drain = numberIn('infra/docker/Dockerfile', /\bDRAIN=PT(\d+)S/)
    const lastAnswers = numberIn('backend/src/server/end-server.ts', /LAST_ANSWERS_MS = (\d+)_000/)
    const backend = 'infra/deploy/kubernetes/backend.yaml'
    const unrouted = numberIn(backend, /preStop: \{ sleep: \{ seconds: (\d+)/)
    expect(numberIn('docker-compose.yml', /stop_grace_period: (\d+)s/)).toBeGreaterThan(drain + lastAnswers)
    expect(numberIn(backend, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThan(
      unrouted + drain + lastAnswers,
    )
    const keptByProxy = numberIn('infra/docker/Caddyfile', /\bkeepalive (\d+)s/)
    expect(numberIn('backend/src/server/end-server.ts', /KEEP_ALIVE_MS = (\d+)_000/)).toBeGreaterThan(
      keptByProxy,
    )
  })
})
