import type { ComponentType } from 'react'
import { lazyWithRetry } from '../../ui/lazy/lazy-with-retry.tsx'
import { ProfileSection } from './profile/profile-section.tsx'

export interface SettingsSection {
  /** The section's place in the page's address, after `#`. */
  readonly id: string
  readonly title: string
  /** What it is for, in a sentence. */
  readonly lead: string
  readonly content: ComponentType
  /** How many fields its form has, if it begins with one: the form's space is kept free while it loads. */
  readonly fields?: number
}

/** Everything on the screen, in its order. What a section holds is loaded after the page that shows its title. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    id: 'profile',
    title: 'Profile',
    lead: 'What others call you here: in the directory, on the map, at meetups.',
    content: ProfileSection,
    fields: 1,
  },
  {
    id: 'email',
    title: 'E-mail address',
    lead: 'Where our e-mails and your receipts go, and what you sign in with.',
    content: lazyWithRetry(() => import('./email/email-section.tsx').then((m) => m.EmailSection)),
  },
  {
    id: 'password',
    title: 'Password',
    lead: 'A new password signs you out everywhere else. This browser stays signed in.',
    content: lazyWithRetry(() => import('./password/password-section.tsx').then((m) => m.PasswordSection)),
    fields: 3,
  },
  {
    id: 'second-factor',
    title: 'Second factor',
    lead: 'With it, signing in also takes a code from your phone: a stolen password alone opens nothing.',
    content: lazyWithRetry(() =>
      import('./second-factor/second-factor-section.tsx').then((m) => m.SecondFactorSection),
    ),
  },
  {
    id: 'sessions',
    title: 'Sessions',
    lead: 'The browsers that are signed in to your account. End those that you do not know, then change your password.',
    content: lazyWithRetry(() => import('./sessions/sessions-section.tsx').then((m) => m.SessionsSection)),
  },
  {
    id: 'appearance',
    title: 'Appearance',
    lead: 'How this browser shows the site.',
    content: lazyWithRetry(() => import('../../ui/theme-switch.tsx').then((m) => m.ThemeSwitch)),
  },
  {
    id: 'data',
    title: 'Your data',
    lead: 'Everything that we keep about you, in one file: profile, payments, places, meetups, links, and what happened when.',
    content: lazyWithRetry(() => import('./export/export-section.tsx').then((m) => m.ExportSection)),
  },
  {
    id: 'delete',
    title: 'Delete account',
    lead: 'Leave for good.',
    content: lazyWithRetry(() => import('./deletion/delete-section.tsx').then((m) => m.DeleteSection)),
  },
]
