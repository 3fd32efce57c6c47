import { LocationSchema } from './persistence/places/location-schema.ts'
import { mapMembers } from './projections/map/map-members.ts'

export { createHttpGeocoder } from './gateways/places/http-geocoder.ts'
export { networkRoutes } from './http.ts'
export { createLiveMap } from './live-map.ts'
export { mapLiveHandler } from './map-live-http.ts'

export const networkEntities = [LocationSchema]

export const networkProjections = [mapMembers]
