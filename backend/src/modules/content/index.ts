export { contentRoutes } from './http.ts'
