import type { Point } from '@meridian/contracts/values/coordinates'
import { get } from '../../../lib/http.ts'

/** What a point is called. */
export const nameOf = ({ latitude, longitude }: Point) =>
  get(`/api/geocode/reverse?latitude=${latitude}&longitude=${longitude}`)

/** The smallest part of what a point is called that is a place; empty where nobody names one. */
export const cityOf = (name: Record<'city' | 'locality' | 'principalSubdivision', string>) =>
  name.city || name.locality || name.principalSubdivision

/** Where a city is. Fails with status 404 when nobody knows it. */
export const searchPlace = (city: string, country: string) =>
  get(`/api/geocode/search?${new URLSearchParams({ city, country })}`)
