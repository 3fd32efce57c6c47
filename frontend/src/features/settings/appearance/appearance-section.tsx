import { ThemeSwitch } from '../../../ui/theme-switch.tsx'
import { Section } from '../components/section.tsx'

/** Light or dark; kept by this browser, not by the account. */
export function AppearanceSection({ id }: { id: string }) {
  return (
    <Section id={id} title="Appearance" lead="How this browser shows the site.">
      <ThemeSwitch />
    </Section>
  )
}
