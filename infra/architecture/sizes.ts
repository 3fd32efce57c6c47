import { type ESTree, parseSync, Visitor } from 'vite'
import { TYPESCRIPT } from './files.ts'
import { lineAt } from './imports.ts'

const MAX_LINES_OF_A_FILE = 200
const MAX_LINES_OF_A_FUNCTION = 60

/** How long a file is, and each function in it. */
export interface Sizes {
  lines: number
  functions: { line: number; lines: number }[]
}

/**
 * Counts lines. A test suite's own function does not count: it is a list of tests, each of which does count. Files
 * other than TypeScript are taken to have no functions.
 */
export function measure(path: string, text: string): Sizes {
  const lines = text.replace(/\n$/, '').split('\n').length
  return { lines, functions: TYPESCRIPT.test(path) ? measureFunctions(path, text) : [] }
}

function measureFunctions(path: string, text: string): Sizes['functions'] {
  const suites = new Set<number>()
  const functions: Sizes['functions'] = []
  const add = ({ start, end }: ESTree.Span) => {
    if (suites.has(start)) return
    const line = lineAt(text, start)
    functions.push({ line, lines: lineAt(text, end) - line + 1 })
  }
  new Visitor({
    CallExpression(call) {
      if (isSuite(text.slice(call.start, call.end))) for (const { start } of call.arguments) suites.add(start)
    },
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(parseSync(path, text).program)
  return functions
}

function isSuite(call: string): boolean {
  return /^describe\b/.test(call)
}

/** A complaint for each thing that is too long, to be written after the path. */
export function findTooLong({ lines, functions }: Sizes): string[] {
  const file =
    lines > MAX_LINES_OF_A_FILE
      ? [` has ${lines} lines, at most ${MAX_LINES_OF_A_FILE} are allowed: split it`]
      : []
  const long = functions.filter((each) => each.lines > MAX_LINES_OF_A_FUNCTION)
  return [
    ...file,
    ...long.map(
      (each) =>
        `:${each.line} a function of ${each.lines} lines, at most ${MAX_LINES_OF_A_FUNCTION} are allowed: take a step out`,
    ),
  ]
}

/** The median of some numbers, the upper of two middle ones; 0 for none. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
