import type { AdyenStandin } from '@comanda/standins/adyen'
import type { Database } from '@comanda/server/platform/db/index'
import { dishId } from '../data/big-menu.ts'
import { CORPORATION, SHOPS } from '../data/places.ts'
import { SCARCE, SCARCE_LEFT } from './balances.ts'

/** The provider's records, which the product cannot write. */
export type Book = ReturnType<AdyenStandin['provider']['book']['report']>

interface OwnRow {
  reference: string
  kept: string
}

/** The product's amount of each payment attempt: charged, less all requested refunds. */
const OWN = {
  name: 'bench_own_book',
  text: `select reference, (charged_amount - returned_amount)::text as kept from payment_attempt
    where corporation_id = $1 and created_at >= $2 and charged_amount > 0
      and state in ('authorised', 'captured', 'captureFailed')`,
}
const SOLD = {
  name: 'bench_sold',
  text: `select coalesce(sum((line->>'quantity')::int), 0)::int as sold
    from customer_order, jsonb_array_elements(lines::jsonb) line
    where corporation_id = $1 and shop_id = $2 and line->>'foodId' = $3 and state <> 'cancelled'`,
}
const UNSETTLED = {
  name: 'bench_unsettled',
  text: `select count(*)::int as waiting from payment_attempt
    where corporation_id = $1 and state in ('created', 'unknown', 'pending', 'returning')`,
}
const UNCAPTURED = {
  name: 'bench_uncaptured',
  text: `select count(*)::int as waiting from payment_attempt where corporation_id = $1 and state = 'authorised'`,
}

/** Payments since then whose amount differs between the provider's records and the product's, to the minor unit. M8, M13 */
export async function disagreements(db: Database, book: Book, since: Date): Promise<string[]> {
  const theirs = new Map<string, number>()
  for (const { merchantReference, state, amount, captured, refunded } of book.payments) {
    const keeps = state === 'authorised' ? amount.value : captured - refunded
    if (keeps > 0) theirs.set(merchantReference, (theirs.get(merchantReference) ?? 0) + keeps)
  }
  const { rows } = await db.query<OwnRow>(OWN, [CORPORATION, since])
  const wrong = rows.flatMap(({ reference, kept: stored }) => {
    const other = theirs.get(reference) ?? 0
    theirs.delete(reference)
    return other === Number(stored) ? [] : [`${reference}: ours ${stored}, theirs ${other}`]
  })
  return [...wrong, ...[...theirs].map(([reference, keeps]) => `nobody’s ${reference}: theirs ${keeps}`)]
}

/** The quantity of the scarce dish sold beyond its stock. S1 */
export async function oversold(db: Database): Promise<number> {
  const { rows } = await db.query<{ sold: number }>(SOLD, [CORPORATION, SHOPS.big, dishId(SCARCE)])
  return Math.max(0, (rows[0]?.sold ?? 0) - SCARCE_LEFT)
}

/** Payments without a final state. O2, M8 */
export async function unsettled(db: Database): Promise<number> {
  const { rows } = await db.query<{ waiting: number }>(UNSETTLED, [CORPORATION])
  return rows[0]?.waiting ?? 0
}

/** Authorised payments that the provider has not confirmed as captured. M8 */
export async function uncaptured(db: Database): Promise<number> {
  const { rows } = await db.query<{ waiting: number }>(UNCAPTURED, [CORPORATION])
  return rows[0]?.waiting ?? 0
}
