import { type RequestHandler, Router } from 'express'
import { findCity } from './find-city.ts'
import { nearestCity } from './nearest-city.ts'

/**
 * Forward: GET `search` with `city` and `country`, answered by a list of the one place that matches, or none. Reverse:
 * any other GET below the path, with `latitude` and `longitude` in degrees.
 */
export function geocoderRoutes(): Router {
  const router = Router()
  router.get('/search', search)
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

const search: RequestHandler = ({ query: { city, country } }, res) => {
  if (typeof city !== 'string' || typeof country !== 'string') {
    res.status(400).json({ error: 'Give city and country, like ?city=Berlin&country=Germany.' })
    return
  }
  const found = findCity(city, country)
  // Numbers as strings, like the services that answer in this form.
  const places = found && {
    lat: String(found[0]),
    lon: String(found[1]),
    display_name: `${found[2]}, ${found[5]}`,
  }
  res.json(places === undefined ? [] : [places])
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
