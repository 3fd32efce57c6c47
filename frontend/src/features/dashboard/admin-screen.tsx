import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/page-header.tsx'
import { Overview } from './components/overview.tsx'

const TITLE = 'Admin dashboard'

/** /admin: for everybody who is signed in; the server decides what each of them is told. */
export function AdminScreen({ panels }: { panels: ReactNode }) {
  return (
    <div className="page-wide">
      <PageHeader title={TITLE} lead="The same figures and panels, from where the platform is run." />
      <section aria-labelledby="platform" className="mb-6 max-w-prose">
        <h2 id="platform" className="headline text-2xl">
          Platform management
        </h2>
        <p className="mt-2 leading-relaxed">
          Members, tiers, integrations and the homepage are looked after here. Staff see everybody who has an
          account and answer for them; the admin sets prices, connects services and writes what visitors read.
          Whatever is done to somebody is recorded, with who did it and why.
        </p>
      </section>
      <Overview panels={panels} />
    </div>
  )
}
