import { LandingSkeleton } from '../features/landing/landing-skeleton.tsx'
import {
  CardsPageSkeleton,
  DashboardPageSkeleton,
  ListPageSkeleton,
  PartsPageSkeleton,
} from '../ui/page-skeletons.tsx'
import { type AppRoute, lazyScreen } from './route.ts'

const integrations = {
  screen: lazyScreen(() =>
    import('../features/integrations/integrations-screen.tsx').then((m) => m.IntegrationsScreen),
  ),
  skeleton: CardsPageSkeleton,
  signedIn: true,
}

const harvest = {
  screen: lazyScreen(() =>
    import('../features/knowledge-hub/harvest-screen.tsx').then((m) => m.HarvestScreen),
  ),
  skeleton: PartsPageSkeleton,
  signedIn: true,
}

/** The screens of those who run the community; some of them are open to every member. */
export const communityRoutes: readonly AppRoute[] = [
  {
    path: '/dashboard',
    screen: lazyScreen(() => import('./dashboard-route.tsx').then((m) => m.DashboardRoute)),
    skeleton: DashboardPageSkeleton,
    signedIn: true,
    adminOnly: true,
  },
  {
    path: '/admin',
    screen: lazyScreen(() => import('./dashboard-route.tsx').then((m) => m.AdminRoute)),
    skeleton: DashboardPageSkeleton,
    signedIn: true,
  },
  {
    path: '/analytics',
    screen: lazyScreen(() =>
      import('../features/analytics/analytics-screen.tsx').then((m) => m.AnalyticsScreen),
    ),
    skeleton: CardsPageSkeleton,
    signedIn: true,
  },
  {
    path: '/members',
    screen: lazyScreen(() => import('../features/members/members-screen.tsx').then((m) => m.MembersScreen)),
    skeleton: ListPageSkeleton,
    signedIn: true,
  },
  {
    path: '/admin/members',
    screen: lazyScreen(() =>
      import('../features/members/admin-members-screen.tsx').then((m) => m.AdminMembersScreen),
    ),
    skeleton: ListPageSkeleton,
    signedIn: true,
  },
  {
    path: '/tiers',
    screen: lazyScreen(() => import('../features/tiers/tiers-screen.tsx').then((m) => m.TiersScreen)),
    skeleton: CardsPageSkeleton,
    signedIn: true,
  },
  { path: '/admin/integrations', ...integrations },
  { path: '/integrations', ...integrations },
  { path: '/admin/notion-harvest', ...harvest },
  { path: '/notion-harvest', ...harvest },
  {
    path: '/test-notion',
    screen: lazyScreen(() =>
      import('../features/knowledge-hub/notion-test-screen.tsx').then((m) => m.NotionTestScreen),
    ),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
  {
    path: '/admin/members/:id',
    screen: lazyScreen(() => import('../features/members/member-screen.tsx').then((m) => m.MemberScreen)),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
  {
    path: '/admin/landing',
    screen: lazyScreen(() =>
      import('../features/landing-editor/landing-editor-screen.tsx').then((m) => m.LandingEditorScreen),
    ),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
  {
    path: '/admin/landing/preview',
    screen: lazyScreen(() => import('./landing-preview-route.tsx').then((m) => m.LandingPreviewRoute)),
    skeleton: LandingSkeleton,
    frame: 'bare',
    signedIn: true,
  },
  {
    path: '/admin/podcast',
    screen: lazyScreen(() =>
      import('../features/podcast-editor/podcast-editor-screen.tsx').then((m) => m.PodcastEditorScreen),
    ),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
  {
    path: '/admin/queues',
    screen: lazyScreen(() => import('../features/queues/queues-screen.tsx').then((m) => m.QueuesScreen)),
    skeleton: ListPageSkeleton,
    signedIn: true,
  },
  {
    path: '/admin/dunning',
    screen: lazyScreen(() => import('../features/dunning/dunning-screen.tsx').then((m) => m.DunningScreen)),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
]
