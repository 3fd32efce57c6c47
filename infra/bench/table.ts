import { type Bar, type Finding, figureOf, holds, type Row } from './row.ts'

/** What came of a row: its findings, or why it could not be measured. */
export type Result = { row: Row; findings: Finding[] } | { row: Row; error: Error }

const HEADS = ['#', 'measured', '', 'against', '', 'ratio', 'bar', ''] as const

/** The table as text in columns. */
export function tableOf(results: readonly Result[]): string {
  const lines = [[...HEADS], ...results.flatMap(linesOf)]
  const widths = HEADS.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function linesOf(result: Result): string[][] {
  const number = String(result.row.number)
  if ('error' in result)
    return [[number, result.row.title, '', '', '', '', '', `could not be measured: ${result.error.message}`]]
  return result.findings.map((finding) => [
    number,
    finding.what,
    quantity(finding.ours, finding.unit),
    finding.against?.what ?? '',
    finding.against === undefined ? '' : quantity(finding.against.value, finding.unit),
    finding.against === undefined ? '' : figureOf(finding).toFixed(2),
    barText(finding.bar, finding.against === undefined ? ` ${finding.unit}` : ' ×'),
    holds(finding) ? 'holds' : 'DOES NOT HOLD',
  ])
}

function barText(bar: Bar, unit: string): string {
  return 'atLeast' in bar ? `≥ ${bar.atLeast}${unit}` : `≤ ${bar.atMost}${unit}`
}

function quantity(value: number, unit: Finding['unit']): string {
  const text = value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3)
  return unit === 'a second' ? `${text}/s` : `${text} ${unit}`
}
