/** What the benchmarks put together anew to measure it alone: routes without the sessions before them. */
export { analyticsRoutes } from '#modules/analytics'
export { mapRoutes } from '#modules/network'
export type { Principal } from '#platform/principal'
export { API, createRoute, type Route } from '#platform/route'
