import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runToEnd } from './supervisor.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)

/** Runs it as npm does before the script of that name, on a Node that takes itself for that one. */
function runBefore(script: string, version: string): Promise<string> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(PACKAGE, 'utf8'))
  const source = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(source)}`]
  const file = new URL(`${scripts[`pre${script}`]}`.replace('node ', ''), PACKAGE)
  return runToEnd({ name: script, args: [...flags, file.pathname], env: { PATH: process.env.PATH } })
}

it.each(['start', 'dev', 'test'])('what cannot read TypeScript is told before %s', async (script) => {
  for (const old of ['18.20.8', '20.19.0', '22.17.1', '22.21.9', '23.5.0'])
    await expect(runBefore(script, old)).rejects.toThrow(
      new RegExp(`^Node ${old} is too old: 22\\.22 or newer is needed\\..+$`),
    )
  for (const fitting of ['22.22.0', '24.21.0', '26.0.0']) expect(await runBefore(script, fitting)).toBe('')
})
