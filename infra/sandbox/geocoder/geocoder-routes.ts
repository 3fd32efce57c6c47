import { Router } from 'express'
import { nearestCity } from './nearest-city.ts'

/** Reverse geocoding: any GET below the path, with `latitude` and `longitude` in degrees. */
export function geocoderRoutes(): Router {
  const router = Router()
  router.get('/{*rest}', (req, res) => {
    const latitude = coordinate(req.query.latitude, 90)
    const longitude = coordinate(req.query.longitude, 180)
    if (latitude === undefined || longitude === undefined) {
      res.status(400).json({
        status: 400,
        description:
          'Give latitude (-90 to 90) and longitude (-180 to 180), like ?latitude=52.52&longitude=13.40.',
      })
      return
    }
    res.json({ latitude, longitude, ...placeAt(latitude, longitude) })
  })
  return router
}

function coordinate(value: unknown, limit: number): number | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const degrees = Number(value)
  return Math.abs(degrees) <= limit ? degrees : undefined
}

function placeAt(latitude: number, longitude: number) {
  const [, , city = '', locality = '', principalSubdivision = '', countryName = '', countryCode = ''] =
    nearestCity(latitude, longitude) ?? []
  return { city, locality, principalSubdivision, countryName, countryCode }
}
