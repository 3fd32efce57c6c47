/** What the benchmarks assemble anew to measure it in isolation: routes without the sessions in front of them. */
export { analyticsRoutes } from '#modules/analytics'
export { mapRoutes } from '#modules/network'
export { API, createRoute, type Route } from '#platform/http/route'
export type { Principal } from '#platform/sessions/principal'
