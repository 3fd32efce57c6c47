import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from './components/section.tsx'
import { SectionLinks } from './components/section-links.tsx'
import { SECTIONS } from './sections.ts'

/** /settings: what a person sets about their own account, each thing a section with an address of its own. */
export function SettingsScreen() {
  return (
    <div className="page-narrow">
      <PageHeader title="Settings" lead="Your account, and how you get into it." />
      <div className="grid items-start gap-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <SectionLinks sections={SECTIONS} />
        <div className="grid min-w-0 gap-6">
          {SECTIONS.map((section) => (
            <Section key={section.id} section={section} onWhole={showAddressed} />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Shows the section that the address names. */
function showAddressed(): void {
  const id = location.hash.slice(1)
  if (id !== '') document.getElementById(id)?.scrollIntoView()
}
