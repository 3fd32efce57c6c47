import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, THEMES, type Theme, useTheme } from '../lib/theme.ts'
import { classes } from './classes.ts'

const LOOKS: Record<Theme, { label: string; Icon: typeof Sun }> = {
  system: { label: 'Theme of the system', Icon: Monitor },
  light: { label: 'Light theme', Icon: Sun },
  dark: { label: 'Dark theme', Icon: Moon },
}

/** Three buttons, one pressed: the system's theme, light, dark. */
export function ThemeSwitch() {
  const current = useTheme()
  return (
    <div role="group" aria-label="Theme" className="inline-flex rounded-md border border-rule-strong p-0.5">
      {THEMES.map((theme) => {
        const { label, Icon } = LOOKS[theme]
        return (
          <button
            key={theme}
            type="button"
            aria-label={label}
            title={label}
            aria-pressed={theme === current}
            onClick={() => chooseTheme(theme)}
            className={classes(
              'grid size-9 place-items-center rounded-sm',
              theme === current ? 'bg-sunk text-ink' : 'text-ink-soft hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-4" />
          </button>
        )
      })}
    </div>
  )
}
