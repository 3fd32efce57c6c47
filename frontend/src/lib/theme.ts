import { useSyncExternalStore } from 'react'
import { safeStorage } from './safe-storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

/** The themes in words. */
export const THEME_NAMES: Record<Theme, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}

/** Also read by the small script that runs before the first paint. */
const STORAGE_KEY = 'theme'

const listeners = new Set<() => void>()

/** The chosen theme; `system` without a choice. */
function chosenTheme(): Theme {
  return THEMES.find((theme) => theme === document.documentElement.dataset.theme) ?? 'system'
}

/** Chooses a theme for this browser and shows it at once. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    safeStorage('localStorage').removeItem(STORAGE_KEY)
  } else {
    document.documentElement.dataset.theme = theme
    safeStorage('localStorage').setItem(STORAGE_KEY, theme)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The chosen theme; renders again after a new choice. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => 'system')
}
