import { levelReached, shareBack } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import { lockCard, ownCard } from './queries.ts'
import type { CardTables } from './tables.ts'

/** What an order adds to the growth of a card. */
export interface Growing {
  corporationId: number
  customerId: number
  cardId: string
  orderId: string
  growth: number
  at: number
}

/** Adds an order's growth, once, and raises the level where it is reached. CARD-2 */
export async function grow(tx: Tx, { corporationId, customerId, cardId, orderId, growth, at }: Growing): Promise<void> {
  if (growth <= 0) return
  const on = tx.withTables<CardTables>()
  const noted = await on
    .insertInto('card_growth')
    .values({ corporation_id: corporationId, order_id: orderId, card_id: cardId, growth, taken: 0, at: new Date(at) })
    .onConflict(conflict => conflict.columns(['corporation_id', 'order_id']).doNothing())
    .executeTakeFirst()
  if (noted.numInsertedOrUpdatedRows !== 1n) return
  await lockCard(tx, corporationId, cardId)
  const card = await ownCard(tx, corporationId, customerId, cardId)
  if (!card) return
  const total = card.row.growth + growth
  const level = levelReached(card.program, card.row.card_level_id, total)
  const risen = level.id !== card.row.card_level_id
  await on
    .updateTable('member_card')
    .set({ growth: total, ...(risen && { card_level_id: level.id, level_since: new Date(at) }) })
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', cardId)
    .execute()
}

/** Takes an order's growth back in proportion to what was refunded of it; a level that was reached stays. M10 */
export async function shrink(tx: Tx, ask: { corporationId: number; orderId: string; whole: number; returned: number }) {
  const { corporationId, orderId, whole, returned } = ask
  const on = tx.withTables<CardTables>()
  const row = await on
    .selectFrom('card_growth')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || whole <= 0) return
  const less = shareBack(row.growth, money(whole), money(0), money(returned)) - row.taken
  if (less <= 0) return
  await on
    .updateTable('card_growth')
    .set({ taken: row.taken + less })
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .execute()
  const card = await lockCard(tx, corporationId, row.card_id)
  if (!card) return
  await on
    .updateTable('member_card')
    .set({ growth: Math.max(0, card.growth - less) })
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', row.card_id)
    .execute()
}
