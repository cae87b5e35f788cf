import { store as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import type { BizType } from '@comanda/domain/store'
import { currentLocale } from '../../platform/i18n/index.ts'
import { send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/cache/use-cached-query.ts'

/** Whether a store accepts orders in one way now: delivery may end while tables are open. */
export type Service = Pick<ResponseOf<typeof calls.queryShopInfo>, 'state' | 'timeZone'>

/** Cache lifetime in ms, short so that a return to the menu shows the current state. */
const GOOD_FOR = 1000

/** State of a way of ordering at a store, shared by all components. `every`: polling interval in ms. */
export const useService = (shopId: number, bizType: BizType, every?: number): Service | undefined =>
  useCachedQuery<Service>(
    ['service', shopId, bizType, currentLocale().id],
    () => send(calls.queryShopInfo, { shopId, businessType: bizType }),
    { staleAfter: GOOD_FOR, ...(every !== undefined && { every }) },
  ).data
