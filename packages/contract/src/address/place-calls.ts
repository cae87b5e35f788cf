import * as z from 'zod/mini'
import { call, latitude, longitude, text, uuid } from '../core/index.ts'

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** An address found by the map provider, with its position. */
export const placeAddress = z.object({
  countryCode: z.string(),
  street1: z.string(),
  city: z.string(),
  admin: z.string(),
  dependentLocality: z.string(),
  postcode: z.string(),
  latitude,
  longitude,
})

const suggestion = z.object({
  /** Street and house number. */
  title: z.string(),
  /** The area around it. */
  detail: z.string(),
  /** Absent when `resolve` has to look the position up by `placeId`. */
  place: z.exactOptional(placeAddress),
  placeId: z.exactOptional(z.string()),
})

const without = ['shopId', 'businessType'] as const
/** Groups the requests of one address search, because providers bill per session. */
const session = z.optional(uuid)
const refuses = ['tooMany', 'placesDown'] as const

/** Address search and maps of an external provider, for guests and staff. */
export const placeCalls = {
  /** Whether the server offers map tiles and address search. */
  mapSettings: call({
    path: '/api/base/map/settings',
    gate: 'anyone',
    request: z.object({}),
    response: z.object({
      tiles: z.exactOptional(z.object({ url: z.string(), attribution: z.string(), maxZoom: z.int() })),
      search: z.boolean(),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** Addresses that match the typed text, those near the given position first. */
  suggestPlaces: call({
    path: '/api/base/place/suggest',
    gate: 'guest',
    request: z.object({
      text: text(120).check(z.minLength(3)),
      countryCode: z.optional(countryCode),
      near: z.optional(z.object({ latitude, longitude })),
      session,
    }),
    response: z.object({ suggestions: z.array(suggestion).check(z.maxLength(6)) }),
    refuses,
    shows: 'silent',
    without,
  }),
  resolvePlace: call({
    path: '/api/base/place/resolve',
    gate: 'guest',
    request: z.object({ placeId: text(600).check(z.minLength(1)), session }),
    response: placeAddress,
    refuses,
    shows: 'silent',
    without,
  }),
  /** The address nearest to a position. */
  placeAt: call({
    path: '/api/base/place/reverse',
    gate: 'guest',
    request: z.object({ latitude, longitude }),
    response: z.object({ place: z.exactOptional(placeAddress) }),
    refuses,
    shows: 'silent',
    without,
  }),
}
