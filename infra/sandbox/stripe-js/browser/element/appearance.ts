/** How an element looks; the part of Stripe's options that the stand-in follows. */
export interface Appearance {
  /** `night` is dark; without it the page's own colour scheme decides. */
  theme?: string | undefined
  variables?: Record<string, string | undefined> | undefined
}

const FOLLOWED = ['colorPrimary', 'colorBackground', 'colorText', 'colorDanger', 'fontFamily', 'borderRadius']

/** Passes the wishes on as custom properties, for which the style sheet has its own defaults. */
export function applyAppearance(host: HTMLElement, { theme, variables = {} }: Appearance): void {
  host.style.colorScheme = theme === 'night' ? 'dark' : ''
  for (const name of FOLLOWED) {
    const property = `--stripe-${name}`
    const value = variables[name]
    if (value === undefined) host.style.removeProperty(property)
    else host.style.setProperty(property, value)
  }
}
