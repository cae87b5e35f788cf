import type { placeCalls as calls } from '@comanda/contract/address'
import { refuse } from '@comanda/contract/core'
import type { Guest, Handler } from '../../platform/http/index.ts'
import type { PlaceDeps } from './deps.ts'

/** Requests to the provider of addresses: of one caller, and of one network address. */
const LIMITS = { caller: { max: 120, windowSeconds: 600 }, address: { max: 3000, windowSeconds: 600 } }

const mayAsk = ({ limits }: PlaceDeps, { corporationId, session, ip }: Guest): Promise<boolean> =>
  limits.tryUse(corporationId, [
    { key: `place:${session.owner}`, ...LIMITS.caller },
    { key: `place-ip:${ip}`, ...LIMITS.address },
  ])

/** The language of the provider's answer. */
const languageOf = ({ language }: Guest): string => language.slice(0, 2)

/** What the server offers of maps and address search. */
export const mapSettings =
  ({ maps: { tiles, geocoder } }: PlaceDeps): Handler<typeof calls.mapSettings> =>
  async () => ({ ...(tiles && { tiles }), search: geocoder !== undefined })

/** Addresses that fit a typed text. R2 */
export const suggestPlaces =
  (deps: PlaceDeps): Handler<typeof calls.suggestPlaces> =>
  async (caller, input) => {
    const { geocoder } = deps.maps
    if (!geocoder) return { suggestions: [] }
    if (!(await mayAsk(deps, caller))) return refuse('tooMany')
    const suggestions = await geocoder.suggest({ ...input, language: languageOf(caller) })
    return suggestions === 'down' ? refuse('placesDown') : { suggestions }
  }

/** The address of a suggestion that came without it. R2 */
export const resolvePlace =
  (deps: PlaceDeps): Handler<typeof calls.resolvePlace> =>
  async (caller, { placeId, session }) => {
    const { geocoder } = deps.maps
    if (!geocoder) return refuse('notFound')
    if (!(await mayAsk(deps, caller))) return refuse('tooMany')
    const place = await geocoder.resolve(placeId, { language: languageOf(caller), session })
    if (place === 'down') return refuse('placesDown')
    return place ?? refuse('notFound')
  }

/** The address nearest to a position. R2 */
export const placeAt =
  (deps: PlaceDeps): Handler<typeof calls.placeAt> =>
  async (caller, point) => {
    const { geocoder } = deps.maps
    if (!geocoder) return {}
    if (!(await mayAsk(deps, caller))) return refuse('tooMany')
    const place = await geocoder.reverse(point, languageOf(caller))
    if (place === 'down') return refuse('placesDown')
    return place ? { place } : {}
  }
