import { audit } from '@comanda/server/audit/report'
import type { StormProduct } from './storm-product.ts'

interface OwnRow {
  readonly reference: string
  readonly kept: string
}

/** What we say each try keeps: what was charged, less all that was asked back. */
const OWN = {
  name: 'storm_own',
  text: `select reference, (charged_amount - returned_amount)::text as kept from payment_attempt
    where state in ('authorised', 'captured', 'captureFailed') and charged_amount > 0`,
}

/** What the providers keep of each try, in their own books. */
function theirs({ cards, wallets }: StormProduct): Map<string, number> {
  const stored = new Map<string, number>()
  const add = (reference: string, value: number) => {
    if (value > 0) stored.set(reference, (stored.get(reference) ?? 0) + value)
  }
  for (const { merchantReference, state, amount, captured, refunded } of cards.book().payments)
    add(merchantReference, state === 'authorised' ? amount.value : captured - refunded)
  for (const { merchantReference, status, amount, refunded } of wallets.company.book.payments.values())
    add(merchantReference, status === 'PAID' ? amount.value - refunded : 0)
  return stored
}

/** Where the providers' books and ours do not say the same, to the minor unit. M8, M9, M13 */
async function disagreements(product: StormProduct): Promise<string[]> {
  const { rows } = await product.processes.database.query<OwnRow>(OWN, [])
  const stored = theirs(product)
  const wrong = rows.flatMap(({ reference, kept: own }) => {
    const other = stored.get(reference) ?? 0
    stored.delete(reference)
    return other === Number(own) ? [] : [`${reference}: ours ${own}, theirs ${other}`]
  })
  return [...wrong, ...[...stored].map(([reference, value]) => `nobody’s ${reference}: theirs ${value}`)]
}

/** All that the audit and the providers' books have against us. */
export async function allFaults(product: StormProduct): Promise<string[]> {
  const { findings } = await audit(product.processes.database)
  return [...findings.map(finding => JSON.stringify(finding)), ...(await disagreements(product))]
}

/** Has staff compare the books of the days since `began` (epoch ms): what was only ever lied about is learned from them. */
export async function compareBooks({ staff }: StormProduct, began: number): Promise<void> {
  const days = new Set([began, Date.now()].map(at => new Date(at).toISOString().slice(0, 10)))
  for (const day of days)
    for (const provider of ['card', 'wallet'])
      await staff.insist('/api/console/reconcile', { shopId: 101, provider, day })
}

const PAID = {
  name: 'storm_paid',
  text: `select order_id from customer_order where pay_state in ('paid', 'partRefunded', 'refunding', 'refunded')`,
}

/** Orders that were said to be paid and are not known as that. */
export async function forgotten(
  { processes }: StormProduct,
  record: readonly { orderId: string }[],
): Promise<string[]> {
  const { rows } = await processes.database.query<{ order_id: string }>(PAID, [])
  const known = new Set(rows.map(row => row.order_id))
  return record.map(({ orderId }) => orderId).filter(orderId => !known.has(orderId))
}
