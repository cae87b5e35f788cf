import { placeCalls as calls } from '@comanda/contract/address'
import type { ResponseOf } from '@comanda/contract/core'
import type { Point } from '@comanda/domain/store'
import { useState } from 'react'
import { useQuery } from '../../platform/cache/queries.ts'
import { randomId } from '../../platform/device/random-id.ts'
import { send } from '../../platform/send/index.ts'

export type PlaceAddress = ResponseOf<typeof calls.resolvePlace>
type Suggestion = ResponseOf<typeof calls.suggestPlaces>['suggestions'][number]

/** Whether the server offers maps and address search; undefined until loaded. */
export const useMapSettings = () =>
  useQuery({
    queryKey: ['mapSettings'],
    queryFn: () => send(calls.mapSettings, {}),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data

/** Search for addresses of a country, those near a point first. */
export function usePlaceSearch(countryCode: string, near: Point | undefined) {
  const [session] = useState(randomId)
  return {
    search: async (text: string) =>
      (await send(calls.suggestPlaces, { text, countryCode, session, ...(near && { near }) })).suggestions,
    /** The address of a suggestion; undefined if it cannot be read. */
    placeOf: async ({ place, placeId }: Suggestion): Promise<PlaceAddress | undefined> =>
      place ??
      (placeId === undefined ? undefined : send(calls.resolvePlace, { placeId, session }).catch(() => undefined)),
  }
}

/** The address nearest to a point; undefined if there is none, or no answer. */
export const addressAt = async ({ latitude, longitude }: Point): Promise<PlaceAddress | undefined> =>
  (await send(calls.placeAt, { latitude, longitude }).catch(() => undefined))?.place
