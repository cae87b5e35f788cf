import { MapStandin } from '@comanda/standins/map'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { cachedGeocoder } from './cached.ts'
import { googlePlaces } from './google.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'
import { placeAddress } from './place-address.ts'
import type { Geocoder } from './port.ts'

const standin = new MapStandin({ googleKey: 'key' })
let url = ''

beforeAll(async () => {
  url = await standin.listen()
})
afterAll(() => standin.close())
beforeEach(() => {
  standin.faults.clear()
  standin.requests.clear()
})

const google = (key = 'key') => googlePlaces({ key, placesUrl: url, geocodingUrl: url })
const kinds: [string, () => Geocoder, search: string, reverse: string][] = [
  ['Photon', () => photon(url), 'search', 'reverse'],
  ['Nominatim', () => nominatim(url), 'search', 'reverse'],
  ['Google', () => google(), 'autocomplete', 'geocode'],
]
const query = { text: '241 mulberry', language: 'en', countryCode: 'US' }
const near = { latitude: 40.7229, longitude: -73.9954 }

describe.each(kinds)('Addresses by %s', (_, make, search, reverse) => {
  test('A typed text gives the address in the fields of its country, with its position', async () => {
    const suggestions = await make().suggest({ ...query, near })
    if (suggestions === 'down') throw new Error('down')
    const [first] = suggestions
    expect(first).toMatchObject({ title: '241 Mulberry Street', detail: expect.stringContaining('New York') })
    const place = first?.place ?? (await make().resolve(first?.placeId ?? '', query))
    expect(place).toMatchObject({
      countryCode: 'US',
      street1: '241 Mulberry Street',
      city: 'New York',
      postcode: '10012',
    })
    expect(typeof place === 'object' && Math.abs(place.latitude - near.latitude)).toBeLessThan(0.01)
  })

  test('Places of another country are left out', async () => {
    expect(await make().suggest({ ...query, countryCode: 'GB' })).toEqual([])
    expect(await make().suggest({ ...query, text: 'frith', countryCode: 'GB' })).not.toHaveLength(0)
  })

  test('A position gives the nearest address; the open sea gives none', async () => {
    expect(await make().reverse({ latitude: 51.5139, longitude: -0.1311 }, 'en')).toMatchObject({
      countryCode: 'GB',
      city: 'London',
    })
    expect(await make().reverse({ latitude: 0, longitude: -30 }, 'en')).toBeUndefined()
  })

  test('A provider that fails or answers nonsense is down, and nothing is thrown', async () => {
    for (const kind of ['status', 'empty', 'truncated', 'lost'] as const) {
      standin.faults.add({ on: search, kind: kind === 'status' ? 'statusAfter' : kind, status: 500 })
      expect([kind, await make().suggest(query)]).toEqual([kind, 'down'])
      standin.faults.add({ on: reverse, kind: kind === 'status' ? 'statusAfter' : kind, status: 429 })
      expect([kind, await make().reverse(near, 'en')]).toEqual([kind, 'down'])
    }
  })
})

test('An unreachable provider and a wrong key are down', async () => {
  expect(await photon('http://127.0.0.1:1').suggest(query)).toBe('down')
  expect(await google('wrong').suggest(query)).toBe('down')
  expect(await google('wrong').reverse(near, 'en')).toBe('down')
  expect(await google().resolve('invented', query)).toBeUndefined()
})

test('House numbers follow the street where the country writes them so; long parts are cut', () => {
  const parts = { number: '7', street: 'Lange Straße', latitude: 50, longitude: 8 }
  expect(placeAddress({ ...parts, countryCode: 'DE' })?.street1).toBe('Lange Straße 7')
  expect(placeAddress({ ...parts, countryCode: 'US' })?.street1).toBe('7 Lange Straße')
  expect(placeAddress({ ...parts, countryCode: 'DE', postcode: 'x'.repeat(40) })?.postcode).toHaveLength(16)
  expect(placeAddress({ ...parts, countryCode: '' })).toBeUndefined()
  expect(placeAddress({ ...parts, countryCode: 'DE', latitude: 91 })).toBeUndefined()
})

describe('Answers held in the process', () => {
  const clock = settableClock(Date.parse('2026-11-24T12:00:00Z'))
  const cached = (geocoder: Geocoder, entries = 100) => cachedGeocoder(geocoder, { clock, entries, seconds: 60 })

  test('Twenty equal requests at once reach the provider once', async () => {
    const geocoder = cached(photon(url))
    const texts = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? '241 Mulberry ' : ' 241  mulberry'))
    const answers = await Promise.all(texts.map(text => geocoder.suggest({ ...query, text })))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(standin.requests.all()).toHaveLength(1)
  })

  test('An answer is held for its time; a failure and the answers of Google are not held', async () => {
    const geocoder = cached(photon(url))
    standin.faults.add({ on: 'search', kind: 'statusAfter', status: 500 })
    expect(await geocoder.suggest(query)).toBe('down')
    expect(await geocoder.suggest(query)).toHaveLength(1)
    await geocoder.suggest(query)
    expect(standin.requests.all()).toHaveLength(2)
    clock.set(clock() + 61_000)
    await geocoder.suggest(query)
    expect(standin.requests.all()).toHaveLength(3)
    const places = cached(google())
    await places.suggest(query)
    await places.suggest(query)
    expect(standin.requests.all()).toHaveLength(5)
  })

  test('The oldest answers give way', async () => {
    const geocoder = cached(photon(url), 2)
    for (const text of ['mott', 'crosby', 'bowery', 'mott']) await geocoder.suggest({ ...query, text })
    expect(standin.requests.all()).toHaveLength(4)
  })
})
