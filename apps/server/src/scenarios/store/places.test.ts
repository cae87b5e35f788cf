import { placeCalls } from '@comanda/contract/address'
import { describe, expect, test } from 'vitest'
import { dataOf } from '../../testing/actor.ts'
import { testApp } from '../../testing/index.ts'

describe('Address search for guests and staff', () => {
  const app = testApp({ brand: 'demo' })

  test('Guests and staff find addresses; a caller without a session finds none', async () => {
    const request = { text: '18 greek', countryCode: 'GB' }
    for (const actor of [app.guest(), app.staff('manager')]) {
      const { suggestions } = dataOf(await actor.call(placeCalls.suggestPlaces, request))
      expect(suggestions[0]).toMatchObject({ title: '18 Greek Street', place: { city: 'London' } })
    }
    expect(await app.anyone().call(placeCalls.suggestPlaces, request)).toMatchObject({ refused: 'notLoggedIn' })
    const answer = dataOf(await app.guest().call(placeCalls.placeAt, { latitude: 1.3112, longitude: 103.9013 }))
    expect(answer.place).toMatchObject({ countryCode: 'SG' })
    expect(await app.guest().call(placeCalls.resolvePlace, { placeId: 'none' })).toMatchObject({ refused: 'notFound' })
  })

  test('A caller’s requests are limited without affecting others (R2)', async () => {
    const greedy = app.guest()
    const calls = Array.from({ length: 121 }, (_, i) =>
      greedy.call(placeCalls.placeAt, { latitude: 40.7 + i / 10_000, longitude: -74 }),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(answer => 'refused' in answer)).toHaveLength(1)
    const other = await app.guest().call(placeCalls.placeAt, { latitude: 40.7, longitude: -74 })
    expect(other).not.toHaveProperty('refused')
  })

  test('Tiles of the demo’s map are served from this server', async () => {
    const { tiles, search } = dataOf(await app.anyone().call(placeCalls.mapSettings, {}))
    expect(search).toBe(true)
    const path = tiles?.url.replace('{z}', '16').replace('{x}', '19297').replace('{y}', '24637') ?? ''
    const tile = await fetch(app.url + path)
    expect(tile.headers.get('content-type')).toContain('image/svg+xml')
    expect(await tile.text()).toContain('Mulberry Street')
  })
})

describe('With providers of its own', () => {
  const app = testApp({
    env: {
      GEOCODER_URL: 'http://127.0.0.1:1',
      MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: 'Tiles by Example',
    },
  })

  test('The configured tiles are offered; a geocoder that does not answer says so', async () => {
    expect(dataOf(await app.anyone().call(placeCalls.mapSettings, {}))).toEqual({
      tiles: { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Tiles by Example', maxZoom: 19 },
      search: true,
    })
    const answer = await app.guest().call(placeCalls.suggestPlaces, { text: '18 greek' })
    expect(answer).toMatchObject({ refused: 'placesDown' })
  })
})
