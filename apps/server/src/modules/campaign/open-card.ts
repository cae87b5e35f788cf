import type { Tx } from '../../platform/db/index.ts'
import type { CampaignDeps } from './deps.ts'
import { grantReward } from './grant.ts'
import { runningAt } from './place.ts'
import { reaching } from './reach.ts'
import { campaignsOf } from './queries.ts'

/** A customer who has just become a member. */
export interface CardOpened {
  corporationId: number
  customerId: number
  shopId: number | undefined
}

/** Gives the gifts for opening a card, once per member. CARD-8 */
export async function rewardOpenCard(tx: Tx, deps: CampaignDeps, opened: CardOpened): Promise<void> {
  const { corporationId, customerId, shopId } = opened
  for (const row of await reaching(deps, tx, opened, await campaignsOf(tx, corporationId, ['openCard']))) {
    const at = await runningAt(deps, corporationId, row.terms, shopId)
    if (!at) continue
    const { reward } = row.terms
    await grantReward(tx, deps, { row, customerId, occasion: 'open', reward, shopId: at.shop.shopId, day: at.date })
  }
}
