import { Link } from 'wouter'
import { Card, CardHeader } from '../../../ui/card.tsx'

/** The way to the other half of what staff looks after here. */
export function HubLinks() {
  return (
    <Card>
      <CardHeader title="Knowledge hub" />
      <p className="mb-3 max-w-prose">See what was fetched from Notion last, or try the connection.</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link href="/admin/notion-harvest" className="text-link inline-flex min-h-8 items-center">
            Content distribution
          </Link>
        </li>
        <li>
          <Link href="/test-notion" className="text-link inline-flex min-h-8 items-center">
            Test the Notion integration
          </Link>
        </li>
      </ul>
    </Card>
  )
}
