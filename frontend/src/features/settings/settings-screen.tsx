import { useEffect } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { SectionLinks } from './components/section-links.tsx'
import { SECTIONS } from './sections.ts'

/** /settings: what a person sets about their own account, each thing a section with an address of its own. */
export function SettingsScreen() {
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id !== '') document.getElementById(id)?.scrollIntoView()
  }, [])
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeader title="Settings" lead="Your account, and how you get into it." />
      <div className="grid items-start gap-8 lg:grid-cols-[12rem_1fr]">
        <SectionLinks sections={SECTIONS} />
        <div className="grid min-w-0 gap-6">
          {SECTIONS.map(({ id, content: Content }) => (
            <Content key={id} id={id} />
          ))}
        </div>
      </div>
    </div>
  )
}
