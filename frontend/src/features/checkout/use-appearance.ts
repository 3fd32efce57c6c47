import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { useTheme } from '../../lib/theme.ts'

const DARK = '(prefers-color-scheme: dark)'

/** The look of the provider's card form, in the colours that the page has now. */
export function useAppearance(): Appearance {
  const theme = useTheme()
  const systemIsDark = useSyncExternalStore(followSystem, () => matchMedia(DARK).matches)
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark)
  return useMemo(() => appearance(dark), [dark])
}

function followSystem(listener: () => void): () => void {
  const query = matchMedia(DARK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function appearance(dark: boolean): Appearance {
  return {
    theme: dark ? 'night' : 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      colorPrimary: plainColour('--signal'),
      colorBackground: plainColour('--surface'),
      colorText: plainColour('--ink'),
      colorTextSecondary: plainColour('--ink-soft'),
      colorDanger: plainColour('--danger'),
      fontFamily: 'Schibsted Grotesk Variable, Arial, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '6px',
      spacingUnit: '4px',
    },
  }
}

/** A colour token as #rrggbb: the provider's frame knows neither our variables nor newer colour notations. */
function plainColour(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  document.body.append(probe)
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const colour = getComputedStyle(probe).color
  probe.remove()
  if (context === null) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
