import { AdminScreen } from '../features/dashboard/admin-screen.tsx'
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx'
import { IntegrationsPanel } from '../features/integrations/integrations-panel.tsx'
import { TelegramCard } from '../features/portal/telegram/telegram-tab.tsx'
import { useSession } from '../lib/session.ts'

/** /dashboard */
export function DashboardRoute() {
  return <DashboardScreen panels={<Panels />} />
}

/** /admin */
export function AdminRoute() {
  return <AdminScreen panels={<Panels />} />
}

/** What the integrations and the portal show on both of them. */
function Panels() {
  const { user } = useSession()
  if (user === null) return null
  return (
    <>
      <IntegrationsPanel />
      <TelegramCard user={user} />
    </>
  )
}
