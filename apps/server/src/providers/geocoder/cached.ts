import type { Clock } from '../../platform/clock.ts'
import type { Geocoder } from './port.ts'

interface CacheOptions {
  clock: Clock
  /** The largest number of answers held. */
  entries: number
  seconds: number
}

/**
 * A geocoder whose answers are held in this process, so that equal requests of many guests reach the provider once: those under way
 * share one request, and later ones the answer, if the provider's terms allow it. Failures are not held.
 */
export function cachedGeocoder(geocoder: Geocoder, { clock, entries, seconds }: CacheOptions): Geocoder {
  const answers = new Map<string, { until: number; answer: Promise<unknown> }>()
  const once = <T>(key: string, request: () => Promise<T>): Promise<T> => {
    const now = clock()
    const known = answers.get(key)
    if (known && known.until > now) return known.answer as Promise<T>
    const answer = request()
    answers.delete(key)
    answers.set(key, { until: geocoder.mayStore ? now + seconds * 1000 : Number.POSITIVE_INFINITY, answer })
    for (const oldest of answers.keys()) {
      if (answers.size <= entries) break
      answers.delete(oldest)
    }
    const drop = () => {
      if (answers.get(key)?.answer === answer) answers.delete(key)
    }
    void answer.then(value => (value === 'down' || !geocoder.mayStore) && drop(), drop)
    return answer
  }
  /** About one kilometre: nearby guests share the answer. */
  const area = (degrees: number) => Math.round(degrees * 100) / 100
  return {
    mayStore: geocoder.mayStore,
    suggest({ session, ...query }) {
      const text = query.text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
      const near = query.near && { latitude: area(query.near.latitude), longitude: area(query.near.longitude) }
      const rounded = { ...query, text, near }
      // The session belongs to one guest's typing: it is not part of the key, but of the request that is sent.
      return once(JSON.stringify(['suggest', rounded]), () => geocoder.suggest({ ...rounded, session }))
    },
    resolve: (placeId, query) => geocoder.resolve(placeId, query),
    reverse: (point, language) =>
      once(JSON.stringify(['reverse', point, language]), () => geocoder.reverse(point, language)),
  }
}
