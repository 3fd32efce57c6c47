export { operationsRoutes } from './http.ts'
