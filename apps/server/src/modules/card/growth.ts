import { levelReached, shareBack } from '@comanda/domain/card'
import { money } from '@comanda/domain/money'
import type { Tx } from '../../platform/db/index.ts'
import { type HeldCard, lockCard, lockOwnCard } from './queries.ts'
import type { CardTables } from './tables.ts'

/** What an order adds to the growth of a card. */
export interface GrowthChange {
  corporationId: number
  customerId: number
  cardId: string
  orderId: string
  growth: number
  at: number
}

const NOTED = `with noted as (
    insert into card_growth (corporation_id, order_id, card_id, growth, taken, at) values ($1, $2, $3, $4, 0, $5)
    on conflict (corporation_id, order_id) do nothing returning card_id)`
const GROWN = {
  name: 'card_grown',
  text: `${NOTED} update member_card c set growth = $6 from noted where c.corporation_id = $1 and c.card_id = noted.card_id`,
}
const RISEN = {
  name: 'card_risen',
  text: `${NOTED} update member_card c set growth = $6, card_level_id = $7, level_since = $5
    from noted where c.corporation_id = $1 and c.card_id = noted.card_id`,
}

/**
 * Adds an order's growth once and raises the level when its threshold is reached; the card may be locked already.
 * CARD-2
 */
export async function addGrowth(tx: Tx, growing: GrowthChange, locked?: HeldCard): Promise<void> {
  const { corporationId, customerId, cardId, orderId, growth, at } = growing
  if (growth <= 0) return
  const card = locked ?? (await lockOwnCard(tx, corporationId, customerId, cardId))
  if (!card) return
  const { row, program } = card
  const total = row.growth + growth
  const level = levelReached(program, row.card_level_id, total)
  const values = [corporationId, orderId, cardId, growth, new Date(at), total]
  if (level.id === row.card_level_id) tx.send(GROWN, values)
  else tx.send(RISEN, [...values, level.id])
}

/** Removes an order's growth in proportion to its refund; a level once reached stays. M10 */
export async function removeGrowth(
  tx: Tx,
  input: { corporationId: number; orderId: string; whole: number; returned: number },
) {
  const { corporationId, orderId, whole, returned } = input
  const db = tx.withTables<CardTables>()
  const row = await db
    .selectFrom('card_growth')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || whole <= 0) return
  const less = shareBack(row.growth, money(whole), money(0), money(returned)) - row.taken
  if (less <= 0) return
  await db
    .updateTable('card_growth')
    .set({ taken: row.taken + less })
    .where('corporation_id', '=', corporationId)
    .where('order_id', '=', orderId)
    .execute()
  const card = await lockCard(tx, corporationId, row.card_id)
  if (!card) return
  await db
    .updateTable('member_card')
    .set({ growth: Math.max(0, card.growth - less) })
    .where('corporation_id', '=', corporationId)
    .where('card_id', '=', row.card_id)
    .execute()
}
