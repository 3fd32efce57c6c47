import { FormPageSkeleton, TextPageSkeleton } from '../ui/page-skeletons.tsx'
import { type AppRoute, screen } from './route.ts'

/** Every screen of the product, one line each; the first match wins. Navigation shows only what stands here. */
export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    screen: screen(() => import('../features/sign-in/login-screen.tsx').then((m) => m.LoginScreen)),
    skeleton: FormPageSkeleton,
  },
  {
    path: '/register',
    screen: screen(() => import('../features/sign-in/register-screen.tsx').then((m) => m.RegisterScreen)),
    skeleton: FormPageSkeleton,
  },
]

export const notFound: AppRoute = {
  path: '*',
  screen: screen(() => import('./not-found-screen.tsx').then((m) => m.NotFoundScreen)),
  skeleton: TextPageSkeleton,
}
