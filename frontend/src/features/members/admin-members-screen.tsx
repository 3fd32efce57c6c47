import { isStaff } from '@meridian/contracts/values/roles'
import { Download } from 'lucide-react'
import { useSearch } from 'wouter'
import { useSession } from '../../lib/session.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { exportAddress } from './api/users.ts'
import { Directory } from './components/directory.tsx'
import { SecondSubscriptions } from './components/second-subscriptions.tsx'
import { directoryQueryOf } from './directory-query.ts'

/** /admin/members */
export function AdminMembersScreen() {
  const { user } = useSession()
  const query = directoryQueryOf(useSearch())
  const staff = user !== null && isStaff(user.role)
  return (
    <div className="page-wide">
      <PageHeader
        title="Members"
        lead={staff ? 'Everybody with an account.' : 'Only staff can see e-mail addresses.'}
      >
        {staff && (
          <DownloadButton address={exportAddress(query)}>
            <Download aria-hidden className="size-4" />
            Export as CSV
          </DownloadButton>
        )}
      </PageHeader>
      <SecondSubscriptions />
      <Directory path="/admin/members" query={query} />
    </div>
  )
}
