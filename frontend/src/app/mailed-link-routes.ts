import { FormPageSkeleton } from '../ui/page-skeletons.tsx'
import { type AppRoute, lazyScreen } from './route.ts'

/** Screens behind the links in mails, and the one that asks for such a mail. */
export const mailedLinkRoutes: readonly AppRoute[] = [
  {
    path: '/set-password',
    screen: lazyScreen(() =>
      import('../features/set-password/set-password-screen.tsx').then((m) => m.SetPasswordScreen),
    ),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/reset-password',
    screen: lazyScreen(() =>
      import('../features/set-password/reset-password-screen.tsx').then((m) => m.ResetPasswordScreen),
    ),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/forgot-password',
    screen: lazyScreen(() =>
      import('../features/set-password/forgot-password-screen.tsx').then((m) => m.ForgotPasswordScreen),
    ),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/confirm-email',
    screen: lazyScreen(() =>
      import('../features/confirm-email/confirm-email-screen.tsx').then((m) => m.ConfirmEmailScreen),
    ),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/claim',
    screen: lazyScreen(() => import('../features/claim/claim-screen.tsx').then((m) => m.ClaimScreen)),
    skeleton: FormPageSkeleton,
  },
]
