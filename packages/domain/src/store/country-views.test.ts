import { expect, test } from 'vitest'
import { knownCountries } from '../address/index.ts'
import { presetCountries } from './country-presets.ts'
import { countryView, isPlaced } from './country-views.ts'
import { distanceBetween } from './distance.ts'

const cities: Readonly<Record<string, readonly [number, number]>> = {
  US: [40.71, -74.01],
  DE: [52.52, 13.4],
  SG: [1.29, 103.85],
  CN: [31.23, 121.47],
  AE: [25.2, 55.27],
  AU: [-33.87, 151.21],
}

test('Every country to choose from has a part of the map of its own (STORE-2)', () => {
  const world = countryView('ZZ')
  for (const country of new Set([...presetCountries(), ...knownCountries()])) {
    const view = countryView(country)
    expect(view, country).not.toEqual(world)
    expect(view.around, country).toBeGreaterThan(5000)
    expect(Math.abs(view.centre.latitude) < 75 && Math.abs(view.centre.longitude) < 180, country).toBe(true)
  }
})

test('The part of the map contains the large cities of the country (STORE-2)', () => {
  for (const [country, [latitude, longitude]] of Object.entries(cities)) {
    const { centre, around } = countryView(country)
    expect(distanceBetween(centre, { latitude, longitude }), country).toBeLessThan(around)
  }
})

test('A new store has no position (STORE-2)', () => {
  expect(isPlaced({ latitude: 0, longitude: 0 })).toBe(false)
  expect(isPlaced({ latitude: 0, longitude: 36.8 })).toBe(true)
  expect(isPlaced({ latitude: 51.5, longitude: 0 })).toBe(true)
})
