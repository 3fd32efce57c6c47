/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * One line of a CSV file (RFC 4180), with its line break. A text that a spreadsheet would run as a formula is prefixed
 * with an apostrophe, which makes spreadsheets show it as text. Numbers are written as they are, negative ones too.
 */
export function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(csvField).join(',')}\r\n`
}

function csvField(field: string | number): string {
  if (typeof field === 'number') return String(field)
  return csvText(field)
}

function csvText(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
