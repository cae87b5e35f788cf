import { type Currency, type Money, money } from '@comanda/domain/money'
import type { Queries } from '../../platform/db/index.ts'
import { cardsOf, cardsWithParts, partsOf } from './queries.ts'
import type { CardTables } from './tables.ts'

/** Value a customer holds in one place. */
export interface Holding {
  amount: Money
  currency: Currency
}

/** Value of sent transfers that are not received yet: it returns to its sender. CARD-4 */
const sentOf = (
  db: Queries,
  corporationId: number,
  customerId: number,
): Promise<{ amount: number; currency: Currency }[]> =>
  db
    .withTables<CardTables>()
    .selectFrom('card_transfer')
    .select(['amount', 'currency'])
    .where('corporation_id', '=', corporationId)
    .where('from_customer_id', '=', customerId)
    .where('state', '=', 'waiting')
    .execute()

/** The balance of a customer's cards in the currency of their first, and their number; undefined without a card. CARD-3 */
export async function balanceOf(
  db: Queries,
  corporationId: number,
  customerId: number,
): Promise<(Holding & { cards: number }) | undefined> {
  const cards = await cardsWithParts(db, corporationId, customerId)
  const currency = cards[0]?.program.currency
  if (!currency) return undefined
  const alike = cards.filter(({ program }) => program.currency.currencyCode === currency.currencyCode)
  const amount = money(alike.reduce((sum, { parts }) => sum + parts.paid + parts.given, 0))
  return { amount, currency, cards: alike.length }
}

/** All stored value of a customer: on each card, and in transfers they sent. */
export async function holdingsOf(db: Queries, corporationId: number, customerId: number): Promise<Holding[]> {
  const holdings: Holding[] = []
  for (const { row, program } of await cardsOf(db, corporationId, customerId)) {
    const { paid, given } = await partsOf(db, corporationId, row.card_id)
    holdings.push({ amount: money(paid + given), currency: program.currency })
  }
  const sent = await sentOf(db, corporationId, customerId)
  return [...holdings, ...sent.map(({ amount, currency }) => ({ amount: money(amount), currency }))]
}
