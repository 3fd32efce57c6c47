import type { ComponentType } from 'react'
import { AppearanceSection } from './appearance/appearance-section.tsx'
import { PasswordSection } from './password/password-section.tsx'
import { SecondFactorSection } from './second-factor/second-factor-section.tsx'
import { SessionsSection } from './sessions/sessions-section.tsx'

export interface SettingsSection {
  /** The section's place in the page's address, behind `#`. */
  readonly id: string
  readonly title: string
  readonly content: ComponentType<{ id: string }>
}

/** Everything on the screen, in its order. */
export const SECTIONS: readonly SettingsSection[] = [
  { id: 'password', title: 'Password', content: PasswordSection },
  { id: 'second-factor', title: 'Second factor', content: SecondFactorSection },
  { id: 'sessions', title: 'Sessions', content: SessionsSection },
  { id: 'appearance', title: 'Appearance', content: AppearanceSection },
]
