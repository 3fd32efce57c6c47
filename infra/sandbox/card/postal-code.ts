import type { Verdict } from './field-error.ts'

interface PostalRule {
  label: string
  example: string
  pattern: RegExp
}

/** The countries whose banks compare the postal code with the one they know. */
const RULES: Record<string, PostalRule> = {
  US: { label: 'ZIP code', example: '12345', pattern: /^\d{5}([- ]?\d{4})?$/ },
  CA: {
    label: 'Postal code',
    example: 'K1A 0B1',
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
  },
  GB: { label: 'Postcode', example: 'SW1A 1AA', pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i },
}

/** How a country writes its postal codes; undefined where none is asked for. */
export function postalRule(country: string): PostalRule | undefined {
  return RULES[country]
}

/** Judges a postal code as typed; a country that asks for none accepts anything. */
export function checkPostalCode(text: string, country: string): Verdict {
  const rule = postalRule(country)
  if (rule === undefined) return undefined
  const name = rule.label.replace(/^P/, 'p')
  if (text.trim() === '') return { code: 'incomplete_zip', message: `Enter your ${name}.` }
  if (!rule.pattern.test(text.trim())) return { code: 'invalid_zip', message: `Check your ${name}.` }
  return undefined
}
