import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runToEnd } from '../../local/supervisor.ts'
import type { Row } from '../row.ts'
import { MAX_KB, scriptSizesOf } from '../script-sizes.ts'

export const javascript: Row = {
  number: 15,
  title: 'JavaScript, gzip',
  async measure({ root }) {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-bench-dist-'))
    try {
      await buildInto(folder, root)
      return findingsOf(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function buildInto(folder: string, root: string): Promise<string> {
  const args = ['build', join(root, 'frontend'), '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { PATH } = process.env
  return runToEnd({
    name: 'build',
    args: [join(root, 'node_modules/vite/bin/vite.js'), ...args],
    env: { PATH },
  })
}

function findingsOf(folder: string) {
  const { landing, heaviest } = scriptSizesOf(folder)
  return [
    {
      what: 'JavaScript of the landing page, gzip',
      ours: landing,
      unit: 'kB',
      bar: { atMost: MAX_KB.landing },
    } as const,
    {
      what: `JavaScript of the heaviest route (${heaviest.name}), gzip`,
      ours: heaviest.kb,
      unit: 'kB',
      bar: { atMost: MAX_KB.route },
    } as const,
  ]
}
