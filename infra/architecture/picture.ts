import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, TEST, TYPESCRIPT } from './files.ts'
import { readImports } from './imports.ts'
import { resolveImport } from './resolve.ts'

/** The document that has pictures, from the root of the repository. */
export const PICTURED = 'docs/architecture.md'

/** The rooms of the house, by the paths of their files; what every room imports is left out of the picture. */
const ROOMS: [RegExp, string][] = [
  [/^backend\/src\/modules\/(\w+)\//, '$1'],
  [/^backend\/src\/(?!modules\/|platform\/)/, 'composition'],
  [/^workers\/src\/consumers\/(\w+)\//, 'consumers'],
  [/^workers\/src\/schedules\//, 'schedules'],
  [/^workers\/src\//, 'workers'],
  [/^frontend\/src\/features\//, 'features'],
  [/^frontend\/src\/app\//, 'app'],
  [/^frontend\/src\/(ui|lib)\//, '$1'],
]
const CONSUMER = /^workers\/src\/consumers\/(\w+)\/([\w-]+)\.ts$/
const SUBSCRIPTION = /^ {2}'(\w+)\.[\w-]+': \[([^\]]*)\]/gm
/** A list of consumers that acts on several events. */
const SHARED_LIST = /^(?:export )?const (\w+) = \[([^\]]*)\]/gm
/** Where such lists and the registry are. */
const LISTS = /^workers\/src\/(registry|access-consumers)\.ts$/

/** Which room imports from which, as a Mermaid diagram of the code under `root`. */
export function drawRooms(root: string): string {
  const arrows = listFiles(root)
    .filter((file) => TYPESCRIPT.test(file) && !TEST.test(file) && roomOf(file) !== undefined)
    .flatMap((file) =>
      readImports(file, readFileSync(join(root, file), 'utf8')).map(({ specifier }) => ({
        from: roomOf(file),
        to: roomOf(resolveImport(file, specifier)),
      })),
    )
    .filter(({ from, to }) => to !== undefined && from !== to)
    .map(({ from, to }) => `${from} --> ${to}`)
  return diagram([...new Set(arrows)])
}

/** Whose events each part of the workers acts on, and with how many consumers, as a Mermaid diagram. */
export function drawEvents(root: string): string {
  const partOf = new Map(
    listFiles(root).flatMap((file) => {
      const [, part, name] = CONSUMER.exec(file) ?? []
      return part === undefined || name === undefined ? [] : [[camelCase(name), part] as const]
    }),
  )
  const lists = listFiles(root).filter((file) => LISTS.test(file))
  const registry = lists.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const shared = new Map([...registry.matchAll(SHARED_LIST)].map(([, name, list = '']) => [name, list]))
  const counts = new Map<string, number>()
  for (const [, module, list = ''] of registry.matchAll(SUBSCRIPTION)) {
    const whole = list.replace(/\.{3}(\w+)/g, (_, name) => shared.get(name) ?? '')
    for (const name of whole.match(/\w+/g) ?? []) {
      const arrow = `${module}([${module}]) -- # --> ${partOf.get(name)}-consumers[${partOf.get(name)}]`
      counts.set(arrow, (counts.get(arrow) ?? 0) + 1)
    }
  }
  return diagram([...counts].map(([arrow, count]) => arrow.replace('#', String(count))))
}

function roomOf(file: string): string | undefined {
  const [pattern, name] = ROOMS.find(([path]) => path.test(file)) ?? []
  return pattern === undefined || name === undefined
    ? undefined
    : pattern.exec(file)?.[0].replace(pattern, name)
}

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function diagram(arrows: string[]): string {
  return ['```mermaid', 'flowchart LR', ...arrows.toSorted().map((arrow) => `  ${arrow}`), '```'].join('\n')
}

/**
 * A document with its pictures redrawn: each stands between `<!-- picture: name -->` and `<!-- end -->`.
 * @throws Error when it names a picture that does not exist
 */
export function withPictures(document: string, root: string): string {
  const draw = new Map([
    ['rooms', drawRooms],
    ['events', drawEvents],
  ])
  return document.replace(/(<!-- picture: (\w+) -->\n)[^]*?(<!-- end -->)/g, (_, start, name, end) => {
    const picture = draw.get(name)
    if (picture === undefined) throw new Error(`There is no picture named ${name}`)
    return `${start}\n${picture(root)}\n\n${end}`
  })
}
