import { store as calls } from '@comanda/contract/store'
import type { ResponseOf } from '@comanda/contract/core'
import type { BizType } from '@comanda/domain/store'
import { currentLocale } from '../../platform/i18n/index.ts'
import { send } from '../../platform/send/index.ts'
import { useCachedQuery } from '../../platform/use-cached-query.ts'

/** Whether a store takes orders in one way now: a delivery may end while the tables are open. */
export type Service = Pick<ResponseOf<typeof calls.queryShopInfo>, 'state' | 'timeZone'>

/** Who comes back to the menu is told what holds now, in ms. */
const GOOD_FOR = 1000

/** What holds for a way of ordering at a store; one answer for all who look. `every`: how often it is asked, in ms. */
export const useService = (shopId: number, bizType: BizType, every?: number): Service | undefined =>
  useCachedQuery<Service>(
    ['service', shopId, bizType, currentLocale().id],
    () => send(calls.queryShopInfo, { shopId, businessType: bizType }),
    { staleAfter: GOOD_FOR, ...(every !== undefined && { every }) },
  ).data
