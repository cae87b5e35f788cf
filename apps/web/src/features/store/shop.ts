import { store as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import { currentLocale } from '../../platform/i18n/index.ts'
import { serialQueue } from '../../platform/cache/serial-queue.ts'
import { existingQuery, cachedQuery } from '../../platform/cache/query-cache.ts'
import { send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/cache/use-cached-query.ts'

export type ShopDetail = ResponseOf<typeof calls.getShop>

const keyOf = (shopId: number) => ['shop', shopId, currentLocale().id]

const loadShop = (shopId: number): Promise<ShopDetail> => send(calls.getShop, { shopId })

/** One store in full. */
export const useShop = (shopId: number | undefined) =>
  useCachedQuery(shopId === undefined ? undefined : keyOf(shopId), () => loadShop(shopId ?? 0), { staleAfter: 60_000 })

/** Requests a store before the first render. The screen that shows it handles a failure. */
export const shopAhead = (shopId: number): Promise<void> => cachedQuery(keyOf(shopId), () => loadShop(shopId)).fetch()

let marked = 0

/** Time of the last change of a favourite on this phone, in epoch ms: older lists are out of date. */
export const lastMarked = (): number => marked

const favouriteQueue = serialQueue()

/** Changes a favourite store. @throws after a refusal. MENU-7 */
export async function collectShop(shopId: number, collected: boolean): Promise<void> {
  await favouriteQueue(() => send(calls.collectShop, { shopId, collected }))
  marked = Date.now()
  existingQuery<ShopDetail>(keyOf(shopId))?.update(stored => stored && { ...stored, favourite: collected })
}
