import { card as calls } from '@comanda/contract/card'
import { useQuery } from '../../platform/cache/queries.ts'
import { send } from '../../platform/send/index.ts'

/** Limit of requested pages, above the stores of any brand, so that an endless list stops. */
const MAX_PAGES = 20

/** Stores that accept a program's cards; undefined while loading or without a program. CARD-1 */
export function useProgramShops(cardProgramId: string | undefined): ReadonlySet<number> | undefined {
  const { data } = useQuery({
    queryKey: [calls.queryProgramApplyShopsPage.path, cardProgramId],
    queryFn: async ({ signal }) => {
      const ids: number[] = []
      let cursor: string | undefined
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const input = { cardProgramId: cardProgramId ?? '', ...(cursor !== undefined && { cursor }) }
        const { shops, nextCursor } = await send(calls.queryProgramApplyShopsPage, input, { signal, shows: 'silent' })
        ids.push(...shops.map(({ shopId }) => shopId))
        cursor = nextCursor
        if (cursor === undefined) break
      }
      return ids
    },
    enabled: cardProgramId !== undefined,
    staleTime: 600_000,
  })
  return data && new Set(data)
}
