/** What a form can carry: nested objects become names like `a[b][c]`. */
export type FormValue = string | number | boolean | null | undefined | FormFields
export interface FormFields {
  [name: string]: FormValue
}

/** Encodes nested fields as Stripe's API reads them; what is null or undefined is left out. */
export function encodeForm(fields: FormFields): URLSearchParams {
  return new URLSearchParams(flatten(fields))
}

function flatten(fields: FormFields, prefix?: string): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const path = prefix === undefined ? name : `${prefix}[${name}]`
    if (value === null || value === undefined) return []
    return typeof value === 'object' ? flatten(value, path) : [[path, String(value)]]
  })
}
