import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { checkZones } from './check-zones.ts'
import { quoteDelivery } from './delivery.ts'
import type { DeliveryZone, Destination, ZoneShape } from './types.ts'
import { coversPostcode, isPostcodeEntry, postcodesIn } from './zone-postcodes.ts'

const store = { latitude: 40.7229, longitude: -73.9954 }
const zone = (zoneId: string, shape: ZoneShape, more: Partial<DeliveryZone> = {}): DeliveryZone => ({
  zoneId,
  name: { en_US: zoneId },
  shape,
  fee: money(300),
  minimumDeliveryFee: money(0),
  ...more,
})
const postcodes = (zoneId: string, entries: string[], more: Partial<DeliveryZone> = {}, countryCode = 'US') =>
  zone(zoneId, { kind: 'postcodes', countryCode, postcodes: entries }, more)
const to = (postcode: string, more: Partial<Destination> = {}) => ({ postcode, countryCode: 'US', ...more })

const entry = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  minLength: 1,
  maxLength: 8,
})
/** The same postcode as a person could write it. */
const written = (postcode: string) =>
  fc
    .tuple(fc.nat({ max: postcode.length }), fc.constantFrom('', ' ', '-'), fc.boolean())
    .map(([at, gap, isLower]) => {
      const text = `${postcode.slice(0, at)}${gap}${postcode.slice(at)}`
      return isLower ? text.toLowerCase() : text
    })
    // Five digits, a hyphen and four digits are a ZIP code with its extension.
    .filter(text => !/^\d{5}-\d{4}$/.test(text))

describe('Postcodes of a delivery zone (PRICE-6)', () => {
  test('A postcode is covered by itself and by its beginnings, however it is written', () => {
    fc.assert(
      fc.property(
        entry.chain(code => fc.tuple(fc.constant(code), fc.nat({ max: code.length }), written(code))),
        ([code, length, place]) => {
          expect(coversPostcode(code, place)).toBe(true)
          if (length > 0) expect(coversPostcode(`${code.slice(0, length)}*`, place)).toBe(true)
        },
      ),
    )
  })

  test('A postcode covers no other one', () => {
    fc.assert(
      fc.property(entry, entry, (one, other) => {
        expect(coversPostcode(one, other)).toBe(one === other)
        expect(coversPostcode(`${one}*`, other)).toBe(other.startsWith(one))
      }),
    )
  })

  test('A ZIP code covers its four-digit extensions', () => {
    expect(coversPostcode('10012', '10012-3456')).toBe(true)
    expect(coversPostcode('10012', '10013-3456')).toBe(false)
    expect(coversPostcode('10012', '')).toBe(false)
    expect(coversPostcode('*', '10012')).toBe(true)
    expect(['10012', 'SW1A*', 'sw1a 2aa', '106-0032'].every(isPostcodeEntry)).toBe(true)
    expect(['', '!', 'SW*1', '１００１２３４５６７８９'].some(isPostcodeEntry)).toBe(false)
  })

  test('Typed postcodes are separated by commas and lines, each once', () => {
    expect(postcodesIn('10012, 10013\n\n sw1a  2aa;10012،10014')).toEqual(['10012', '10013', 'SW1A 2AA', '10014'])
    fc.assert(
      fc.property(fc.uniqueArray(entry), codes => {
        expect(postcodesIn(codes.join(', '))).toEqual(codes)
        expect(postcodesIn(codes.join('\n'))).toEqual(codes)
      }),
    )
  })
})

describe('Delivery by postcode (PRICE-6)', () => {
  const zones = [postcodes('near', ['10012', '1001*']), postcodes('far', ['11*'], { fee: money(700) })]

  test('The postcode decides, with or without a position', () => {
    expect(quoteDelivery(zones, store, to('10012'))).toMatchObject({ inReach: true, zoneId: 'near', fee: 300 })
    expect(quoteDelivery(zones, store, to('11201'))).toMatchObject({ inReach: true, zoneId: 'far', fee: 700 })
    expect(quoteDelivery(zones, store, to('10012'))).not.toHaveProperty('distance')
    const placed = quoteDelivery(zones, store, to('10012', { latitude: 40.73, longitude: -73.99 }))
    expect(placed.inReach && placed.distance).toBeGreaterThan(500)
    expect(quoteDelivery(zones, store, to('94103'))).toEqual({ inReach: false })
    expect(quoteDelivery(zones, store, to(''))).toEqual({ inReach: false })
  })

  test('The same postcode of another country is out of reach', () => {
    expect(quoteDelivery(zones, store, { postcode: '10012', countryCode: 'DE' })).toEqual({ inReach: false })
  })

  test('While the position is not known, a drawn zone or a fee by distance needs it', () => {
    const circle = zone('circle', { kind: 'circle', radius: 5000 })
    expect(quoteDelivery([...zones, circle], store, to('94103'))).toEqual({ inReach: false, unplaced: true })
    expect(quoteDelivery([circle, ...zones], store, to('10012'))).toMatchObject({ inReach: true, zoneId: 'near' })
    const steps = [postcodes('steps', ['10012'], { feeByDistance: [{ from: 1000, fee: money(500) }] })]
    expect(quoteDelivery(steps, store, to('10012'))).toEqual({ inReach: false, unplaced: true })
    const place = to('10012', { latitude: 40.74, longitude: -73.99 })
    expect(quoteDelivery(steps, store, place)).toMatchObject({ inReach: true, fee: 500 })
  })

  test('The first zone that covers the postcode counts, whatever the order of its entries', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(entry, { minLength: 1 }), { minLength: 1, maxLength: 4 }),
        entry,
        (lists, at) => {
          const zones = lists.map((list, i) => postcodes(`z${i}`, list))
          const reversed = lists.map((list, i) => postcodes(`z${i}`, list.toReversed()))
          const first = lists.findIndex(list => list.includes(at))
          const quote = quoteDelivery(zones, store, to(at))
          expect(quote).toMatchObject(first < 0 ? { inReach: false } : { inReach: true, zoneId: `z${first}` })
          expect(quoteDelivery(reversed, store, to(at))).toEqual(quote)
        },
      ),
    )
  })
})

describe('Checks of postcode zones (PRICE-6)', () => {
  test('A zone has postcodes, and none that is no postcode', () => {
    expect(checkZones([postcodes('a', ['10012', 'SW1A*'])], store)).toEqual([])
    expect(checkZones([postcodes('a', [])], store)).toEqual([
      {
        field: 'zones[0].shape.postcodes',
        reason: 'zonePostcodes',
      },
    ])
    expect(checkZones([postcodes('a', ['10012', '10?'])], store)).toMatchObject([
      {
        reason: 'postcodeUnknown',
        params: { postcode: '10?' },
      },
    ])
  })

  test('Postcodes that an earlier zone covers would never count', () => {
    const hidden = { field: 'zones[1].shape', reason: 'zoneHidden' }
    expect(checkZones([postcodes('a', ['100*']), postcodes('b', ['10012', '1001*'])], store)).toEqual([hidden])
    expect(checkZones([postcodes('a', ['100*']), postcodes('b', ['10012', '11201'])], store)).toEqual([])
    expect(checkZones([postcodes('a', ['100*']), postcodes('b', ['10012'], {}, 'DE')], store)).toEqual([])
    expect(checkZones([postcodes('a', ['100*']), zone('c', { kind: 'circle', radius: 500 })], store)).toEqual([])
  })
})
