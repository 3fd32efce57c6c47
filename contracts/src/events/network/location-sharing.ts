import { z } from 'zod'
import { defineEvent } from '../define-event.ts'

/**
 * A person shares where they are. It carries only what others may see: a point and a city on the coarse grid, and
 * neither while the location is not public.
 */
export const locationShared = defineEvent('network.location-shared', {
  payload: z.object({
    accountId: z.uuid(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    city: z.string().nullable(),
    country: z.string().nullable(),
    isPublic: z.boolean(),
  }),
  personal: ['latitude', 'longitude', 'city', 'country'],
})
