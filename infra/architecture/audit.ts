import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

/** What a registry says about the packages that run in production. */
export type Audit =
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'found'; readonly holes: readonly string[] }
  | { readonly outcome: 'unanswered'; readonly reason: string }

const SEVERE = ['moderate', 'high', 'critical']

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

const refusal = z.object({ message: z.string() })

/** Asks npm's configured registry about what is installed in `folder`. Never throws. */
export async function audit(folder: string, npmSettings: readonly string[] = []): Promise<Audit> {
  const args = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000', ...npmSettings]
  const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  const failed = new Promise<string>((resolve) => child.on('error', ({ message }) => resolve(message)))
  return readAudit(await Promise.race([text(child.stdout), failed]))
}

/** Reads what `npm audit --json` printed; vulnerabilities below "moderate" do not count. */
export function readAudit(printed: string): Audit {
  const said = parse(printed)
  const { data } = report.safeParse(said)
  if (data === undefined)
    return { outcome: 'unanswered', reason: refusal.safeParse(said).data?.message ?? printed }
  const holes = Object.entries(data.vulnerabilities)
    .filter(([, { severity }]) => SEVERE.includes(severity))
    .map(([name, { severity, range, via }]) => `${name} ${range}, ${severity}: ${via.map(why).join('; ')}`)
  return holes.length === 0 ? { outcome: 'clean' } : { outcome: 'found', holes }
}

/** A vulnerability of the package itself, or the package that it comes from. */
const why = (cause: string | { title: string; url: string }) =>
  typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`

function parse(printed: string): unknown {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}
