import type { openingCalls as calls } from '@comanda/contract/brand'
import type { ResponseOf } from '@comanda/contract/core'
import { openingChecklist, type OpeningFacts } from '@comanda/domain/brand'
import { brandLink } from '@comanda/domain/navigation'
import { isPlaced, type ShopConfig, shopStateOf } from '@comanda/domain/store'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { markedBasics } from './basics.ts'

export type Checklist = ResponseOf<typeof calls.openingChecklist>

/** What the checklist of a store is computed from, besides its settings. */
export type ChecklistFacts = Omit<OpeningFacts, 'config'> & { corporationId: number }

export async function checklistFactsOf(deps: Deps, shop: ShopAt): Promise<ChecklistFacts> {
  const { corporationId, shopId } = shop
  return {
    corporationId,
    menu: await deps.menuOf(shop),
    tableCount: (await deps.tablesOf(corporationId, shopId)).length,
    agreementCount: await deps.agreementCount(corporationId),
  }
}

/** Where a guest orders who is not at a table; the tables have codes of their own. */
function orderPath({ shopId, bizTypes }: ShopConfig): string {
  const bizType = [1300, 1200].find(one => (bizTypes as number[]).includes(one))
  return bizType === undefined ? '/selectStore' : `/storeIndex?shopId=${shopId}&bizType=${bizType}`
}

/** The checklist as the console shows it. */
export const checklistOf = (deps: Deps, config: ShopConfig, around: ChecklistFacts): Checklist => ({
  state: shopStateOf(config),
  items: openingChecklist({ ...around, config }),
  guestUrl: brandLink(deps.origin, orderPath(config), around.corporationId),
  countryCode: config.address.countryCode,
  placed: isPlaced(config.point),
  basics: markedBasics(config),
})
