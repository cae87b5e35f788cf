import { placeCalls as calls } from '@comanda/contract/address'
import type { ResponseOf } from '@comanda/contract/core'
import type { Point } from '@comanda/domain/store'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type PlaceAddress = ResponseOf<typeof calls.resolvePlace>
type Suggestion = ResponseOf<typeof calls.suggestPlaces>['suggestions'][number]

/** What the server offers of maps and address search; undefined until it is known. */
export const useMapSettings = () =>
  useQuery({
    queryKey: ['mapSettings'],
    queryFn: () => send(calls.mapSettings, {}),
    staleTime: Number.POSITIVE_INFINITY,
  }).data

/** The addresses that fit a text, in a country, those near a point first. */
export const searchPlaces = async (text: string, countryCode: string, near: Point): Promise<Suggestion[]> =>
  (await send(calls.suggestPlaces, { text, near, ...(countryCode !== '' && { countryCode }) })).suggestions

/** The address of a suggestion; undefined if it cannot be read. */
export const placeOf = async ({ place, placeId }: Suggestion): Promise<PlaceAddress | undefined> =>
  place ?? (placeId === undefined ? undefined : send(calls.resolvePlace, { placeId }).catch(() => undefined))
