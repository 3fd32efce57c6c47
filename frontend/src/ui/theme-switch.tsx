import { chooseTheme, THEME_NAMES, THEMES, useTheme } from '../lib/theme.ts'
import { classes } from './classes.ts'

/** Three buttons, one pressed: the system's theme, light, dark. */
export function ThemeSwitch() {
  const current = useTheme()
  return (
    <div
      role="group"
      aria-label="Theme"
      className="inline-flex flex-wrap rounded-md border border-rule-strong p-0.5 text-sm"
    >
      {THEMES.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === current}
          onClick={() => chooseTheme(theme)}
          className={classes(
            'min-h-8 rounded-sm px-2.5',
            theme === current ? 'bg-sunk font-semibold text-ink' : 'text-ink-soft hover:text-ink',
          )}
        >
          {THEME_NAMES[theme]}
        </button>
      ))}
    </div>
  )
}
