import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { REPOSITORY } from './files.ts'

/**
 * Says what a specifier means, as a path from the root of the repository (`backend/src/main.ts`), or with a mark in
 * front: `npm:stripe`, `node:fs`, `unknown:#nowhere`, `computed:`.
 *
 * Paths are only spelled out, never looked up on disk: whether the file exists is for the compiler to say.
 */
export function resolveImport(from: string, specifier: string | null): string {
  if (specifier === null) return 'computed:'
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('node:')) return specifier
  const workspace = from.split('/')[0] ?? ''
  if (specifier.startsWith('#')) return throughMap(workspace, 'imports', specifier)
  if (specifier.startsWith('@meridian/')) {
    const [, name = '', ...rest] = specifier.split('/')
    return throughMap(name, 'exports', ['.', ...rest].join('/'))
  }
  return `npm:${packageName(specifier)}`
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

function throughMap(workspace: string, map: 'imports' | 'exports', key: string): string {
  for (const [pattern, target] of Object.entries(readMap(workspace, map))) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined ? key === pattern : key.startsWith(start) && key.endsWith(end)) {
      const middle = end === undefined ? '' : key.slice(start.length, key.length - end.length)
      return posix.join(workspace, target.replace('*', middle))
    }
  }
  return `unknown:${workspace}/${key}`
}

type Manifest = Partial<Record<'imports' | 'exports', Record<string, string>>>

const maps = new Map<string, Record<string, string>>()

/** The map in a workspace's own package.json: the resolver of Node reads the same one. */
function readMap(workspace: string, map: 'imports' | 'exports'): Record<string, string> {
  const key = `${workspace} ${map}`
  const known = maps.get(key)
  if (known !== undefined) return known
  const manifest: Manifest = JSON.parse(readFileSync(join(REPOSITORY, workspace, 'package.json'), 'utf8'))
  const read = manifest[map] ?? {}
  maps.set(key, read)
  return read
}
