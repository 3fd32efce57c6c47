import { expect, it } from 'vitest'
import { countryKey } from './country-key.ts'

it.each([
  ['DE', ['Germany', ' germany', 'GERMANY', 'Deutschland', 'Allemagne', 'Alemania', 'DE', 'deu', 'ドイツ']],
  ['US', ['USA', 'U.S.A.', 'US', 'United States', 'The United States of America', 'Vereinigte Staaten']],
  ['GB', ['UK', 'GB', 'Great Britain', 'United Kingdom', 'England', 'Royaume-Uni']],
  ['NL', ['Holland', 'Netherlands', 'The Netherlands', 'Nederland', 'Niederlande']],
  ['CZ', ['Czech Republic', 'Czechia', 'Česko', 'Cesko', 'Tschechien']],
  ['TR', ['Turkey', 'Türkiye', 'Turkiye']],
  ['CI', ["Cote d'Ivoire", 'Côte d’Ivoire', 'Ivory Coast']],
  ['TT', ['Trinidad and Tobago', 'Trinidad & Tobago']],
  ['LC', ['Saint Lucia', 'St. Lucia', 'St Lucia']],
  ['MM', ['Myanmar', 'Burma', 'Myanmar (Burma)']],
  ['BR', ['Brazil', 'Brasil', 'BRA']],
  ['KR', ['South Korea', 'Korea', '대한민국']],
])('takes for %s what people call it', (code, texts) => {
  expect(texts.map(countryKey)).toEqual(texts.map(() => code))
})

it('keeps countries of like names apart', () => {
  const texts = [
    'Niger',
    'Nigeria',
    'Guinea',
    'Guinea-Bissau',
    'Papua New Guinea',
    'Dominica',
    'Dominican Republic',
  ]
  expect(texts.map(countryKey)).toEqual(['NE', 'NG', 'GN', 'GW', 'PG', 'DM', 'DO'])
  const koreas = [
    'North Korea',
    'South Korea',
    'Congo - Kinshasa',
    'Congo - Brazzaville',
    'Sudan',
    'South Sudan',
  ]
  expect(koreas.map(countryKey)).toEqual(['KP', 'KR', 'CD', 'CG', 'SD', 'SS'])
})

it('takes what it does not know by its letters, which are no code', () => {
  expect(['Atlantis', ' ATLANTIS! ', 'Átlantis'].map(countryKey)).toEqual(Array(3).fill('atlantis'))
  expect(countryKey('Middle-earth')).toBe('middle earth')
  expect(countryKey('—')).toBe('—')
})
