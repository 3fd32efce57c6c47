import { CITIES, type City } from './cities.ts'

/** A city by its name and that of its country or its code, however they are written; undefined when it is not in the table. */
export function findCity(city: string, country: string): City | undefined {
  const wanted = [plain(city), plain(country)]
  return CITIES.find(
    ([, , name, , , countryName, code]) =>
      plain(name) === wanted[0] && (plain(countryName) === wanted[1] || plain(code) === wanted[1]),
  )
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
