import { Card, CardHeader } from '../../../ui/card.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** The way to the other half of what staff looks after here. */
export function HubLinks() {
  return (
    <Card>
      <CardHeader title="Knowledge hub" />
      <p className="mb-3 max-w-prose">See what was fetched from Notion last, or try the connection.</p>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <TextLink href="/admin/notion-harvest">Content distribution</TextLink>
        </li>
        <li>
          <TextLink href="/test-notion">Test the Notion integration</TextLink>
        </li>
      </ul>
    </Card>
  )
}
