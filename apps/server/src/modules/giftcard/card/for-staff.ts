import { account, balancesOf } from '../../../ledger/index.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { cardsOf, cardWith } from '../queries.ts'
import type { GiftCardRow } from '../tables.ts'

const runOut = ({ voided_at, valid_until }: GiftCardRow, now: number): boolean =>
  voided_at !== null || (valid_until !== null && valid_until.getTime() <= now)

async function shown(db: Queries, corporationId: number, rows: readonly GiftCardRow[], now: number) {
  const names = rows.map(row => account.giftCard(row.card_id))
  const balances = await balancesOf(db, corporationId, names)
  return rows.map((row, i) => ({
    cardId: row.card_id,
    ...(row.owner !== null && { owner: row.owner }),
    cardNo: row.card_no,
    currency: row.currency,
    balance: balances.get(names[i] ?? '') ?? 0,
    runOut: runOut(row, now),
  }))
}

/** A customer's gift cards with their balances, as staff see them; `now` is epoch ms. */
export const giftCardsForStaff = async (db: Queries, corporationId: number, customerId: number, now: number) =>
  shown(db, corporationId, await cardsOf(db, { corporationId, owner: `c:${customerId}` }), now)

/** The gift card with this number, of any owner. */
export async function giftCardOfNo(db: Queries, corporationId: number, cardNo: string, now: number) {
  const card = await cardWith(db, corporationId, { cardNo })
  return card && (await shown(db, corporationId, [card], now))[0]
}
