import { latitude, longitude, placeName } from '@meridian/contracts/http/network/fields'
import { z } from 'zod'

/** A number as it was typed. An empty text would otherwise count as 0. */
const typed = (name: string, schema: z.ZodType<number>) =>
  z
    .string()
    .trim()
    .min(1, `${name} is required`)
    .transform((text, context) => {
      const read = schema.safeParse(text)
      if (read.success) return read.data
      context.addIssue(read.error.issues[0]?.message ?? `${name} must be a number`)
      return z.NEVER
    })

/** The location as it is typed; numbers with any number of decimals. */
export const locationForm = z.object({
  city: placeName('City'),
  country: placeName('Country'),
  latitude: typed('Latitude', latitude),
  longitude: typed('Longitude', longitude),
  isLocationPublic: z.boolean(),
})
