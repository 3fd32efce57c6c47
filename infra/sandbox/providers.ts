/** The providers that this process stands in for. */
export const PROVIDERS = ['stripe', 'telegram', 'notion', 'discord', 'geocode', 'mail'] as const

export type Provider = (typeof PROVIDERS)[number]

export function isProvider(value: unknown): value is Provider {
  return PROVIDERS.some((provider) => provider === value)
}
