import { z } from 'zod'
import { LATITUDE_LIMIT, LONGITUDE_LIMIT } from '../../values/coordinates.ts'

const degrees = (name: string, limit: number) =>
  z.coerce
    .number(`${name} is a number from -${limit} to ${limit}`)
    .min(-limit, `${name} is at least -${limit}`)
    .max(limit, `${name} is at most ${limit}`)

/** Numbers, or texts that are numbers. */
export const latitude = degrees('Latitude', LATITUDE_LIMIT)
export const longitude = degrees('Longitude', LONGITUDE_LIMIT)

/** The name of a place, as people write it. */
export const placeName = (name: string) =>
  z.string().trim().min(1, `${name} is required`).max(120, `${name} is at most 120 characters long`)
