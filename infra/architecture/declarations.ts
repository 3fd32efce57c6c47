import { type ESTree, parseSync } from 'vite'
import { lineAt } from './imports.ts'
import type { Declaration } from './name-rule.ts'

type Found = Pick<Declaration, 'kind' | 'name'>

/** What a TypeScript file declares at its top level, in the order of its lines. */
export function readDeclarations(path: string, text: string): Declaration[] {
  return parseSync(path, text).program.body.flatMap((statement) => {
    const exported = statement.type.startsWith('Export')
    const line = lineAt(text, statement.start)
    return declared(statement).map((found) => ({ ...found, exported, line }))
  })
}

function declared(statement: ESTree.Statement): Found[] {
  switch (statement.type) {
    case 'ExportDefaultDeclaration':
      return [{ kind: 'default', name: 'default' }]
    case 'ExportNamedDeclaration':
      return statement.declaration === null
        ? statement.specifiers.flatMap(defaultAmong)
        : declared(statement.declaration)
    case 'TSInterfaceDeclaration':
      return [{ kind: 'interface', name: statement.id.name }]
    case 'TSTypeAliasDeclaration':
      return [{ kind: 'type', name: statement.id.name }]
    case 'FunctionDeclaration':
      return statement.id === null ? [] : [{ kind: 'function', name: statement.id.name }]
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [{ kind: 'value' as const, name: id.name }] : [],
      )
    default:
      return []
  }
}

function defaultAmong({ exported }: ESTree.ExportSpecifier): Found[] {
  const name = exported.type === 'Literal' ? exported.value : exported.name
  return name === 'default' ? [{ kind: 'default', name }] : []
}
