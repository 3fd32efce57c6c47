import type { SettingsSection } from '../sections.ts'

/** Leads to the parts of the page; beside them on large screens, above them on small ones. */
export function SectionLinks({ sections }: { sections: readonly Pick<SettingsSection, 'id' | 'title'>[] }) {
  return (
    <nav aria-label="Settings" className="lg:sticky lg:top-24">
      <ul className="flex flex-wrap gap-x-4 lg:grid lg:gap-0">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-10"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
