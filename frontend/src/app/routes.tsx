import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx'
import { LandingSkeleton } from '../features/landing/landing-skeleton.tsx'
import { NetworkSkeleton } from '../features/network/network-skeleton.tsx'
import { PortalSkeleton } from '../features/portal/portal-skeleton.tsx'
import { FormPageSkeleton, PartsPageSkeleton, TextPageSkeleton } from '../ui/page-skeletons.tsx'
import { communityRoutes } from './community-routes.tsx'
import { mailedLinkRoutes } from './mailed-link-routes.ts'
import { type AppRoute, lazyScreen } from './route.ts'

const portal = {
  screen: lazyScreen(() => import('./portal-route.tsx').then((m) => m.PortalRoute)),
  skeleton: PortalSkeleton,
  signedIn: true,
}

/** Every screen of the product, one line each; the first match wins. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    screen: lazyScreen(() => import('../features/landing/landing-screen.tsx').then((m) => m.LandingScreen)),
    skeleton: LandingSkeleton,
    frame: 'bare',
  },
  {
    path: '/terms',
    screen: lazyScreen(() => import('../features/legal/terms-screen.tsx').then((m) => m.TermsScreen)),
    skeleton: TextPageSkeleton,
  },
  {
    path: '/privacy',
    screen: lazyScreen(() => import('../features/legal/privacy-screen.tsx').then((m) => m.PrivacyScreen)),
    skeleton: TextPageSkeleton,
  },
  {
    path: '/login',
    screen: lazyScreen(() => import('../features/sign-in/login-screen.tsx').then((m) => m.LoginScreen)),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/register',
    screen: lazyScreen(() => import('../features/sign-in/register-screen.tsx').then((m) => m.RegisterScreen)),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/checkout/:tier',
    screen: lazyScreen(() =>
      import('../features/checkout/checkout-screen.tsx').then((m) => m.CheckoutScreen),
    ),
    skeleton: CheckoutSkeleton,
  },
  {
    path: '/checkout-annual',
    screen: lazyScreen(() =>
      import('../features/checkout/annual-checkout-screen.tsx').then((m) => m.AnnualCheckoutScreen),
    ),
    skeleton: CheckoutSkeleton,
  },
  ...mailedLinkRoutes,
  { path: '/portal', ...portal },
  { path: '/member-portal', ...portal },
  {
    path: '/member-map',
    screen: lazyScreen(() => import('./member-map-route.tsx').then((m) => m.MemberMapRoute)),
    skeleton: NetworkSkeleton,
    signedIn: true,
  },
  {
    path: '/meetups/:meetupId',
    screen: lazyScreen(() => import('../features/network/meetup-screen.tsx').then((m) => m.MeetupScreen)),
    skeleton: TextPageSkeleton,
  },
  {
    path: '/settings',
    screen: lazyScreen(() =>
      import('../features/settings/settings-screen.tsx').then((m) => m.SettingsScreen),
    ),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
  {
    path: '/referrals',
    screen: lazyScreen(() =>
      import('../features/referrals/referrals-screen.tsx').then((m) => m.ReferralsScreen),
    ),
    skeleton: PartsPageSkeleton,
    signedIn: true,
  },
  ...communityRoutes,
]

export const notFound: AppRoute = {
  path: '*',
  screen: lazyScreen(() => import('./not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  skeleton: TextPageSkeleton,
}
