import { type ESTree, parseSync, Visitor } from 'vite'

/** One import of any form: static, `export … from`, `import()`, or a type's `import('…')`. */
export interface Import {
  /** As written. Null when it is computed, so that nobody can tell what is imported. */
  specifier: string | null
  /** Counted from 1. */
  line: number
  /** Vanishes when the types are stripped. */
  typeOnly: boolean
  /** The values asked for by name; `*` for all of them. */
  names: string[]
}

/**
 * Every import of a TypeScript file, in the order of its lines.
 * @throws when the file does not parse.
 */
export function readImports(path: string, text: string): Import[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const found: Import[] = []
  const add = (start: number, specifier: string | null, typeOnly: boolean, names: string[]) =>
    found.push({ specifier, line: lineAt(text, start), typeOnly, names })

  new Visitor({
    ImportDeclaration: ({ start, source, importKind, specifiers }) =>
      // An import of nothing by name still runs the file.
      add(
        start,
        source.value,
        importKind === 'type',
        specifiers.length === 0 ? ['*'] : specifiers.flatMap(importedValue),
      ),
    ExportNamedDeclaration({ start, source, exportKind, specifiers }) {
      if (source !== null) add(start, source.value, exportKind === 'type', specifiers.flatMap(exportedValue))
    },
    ExportAllDeclaration: ({ start, source, exportKind }) =>
      add(start, source.value, exportKind === 'type', ['*']),
    ImportExpression: ({ start, source }) =>
      add(start, 'value' in source ? String(source.value) : null, false, ['*']),
    TSImportType: ({ start, source }) => add(start, source.value, true, []),
  }).visit(program)
  return found.toSorted((a, b) => a.line - b.line)
}

function importedValue(specifier: ESTree.ImportDeclarationSpecifier): string[] {
  if (specifier.type !== 'ImportSpecifier') return ['*']
  return specifier.importKind === 'type' ? [] : [nameOf(specifier.imported)]
}

function exportedValue({ local, exportKind }: ESTree.ExportSpecifier): string[] {
  return exportKind === 'type' ? [] : [nameOf(local)]
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}

/** The line, counted from 1, on which the character at `offset` stands. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
