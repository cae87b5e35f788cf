import { contract } from '@comanda/contract'
import { audit } from '@comanda/server/audit/report'
import type { StormProduct } from './storm-product.ts'

interface OwnRow {
  readonly reference: string
  readonly rest: string
}

/** Our amount of each payment: charged, less all requested refunds. Minor units. */
const OWN = {
  name: 'storm_own',
  text: `select reference, (charged_amount - returned_amount)::text as rest from payment_attempt
    where state in ('authorised', 'captured', 'captureFailed') and charged_amount > 0`,
}

/** The amount of each payment in the providers' books, in minor units. */
function providerAmounts({ cards, wallets }: StormProduct): Map<string, number> {
  const stored = new Map<string, number>()
  const add = (reference: string, value: number) => {
    if (value > 0) stored.set(reference, (stored.get(reference) ?? 0) + value)
  }
  for (const { merchantReference, state, amount, captured, refunded } of cards.book().payments)
    add(merchantReference, state === 'authorised' ? amount.value : captured - refunded)
  for (const { merchantReference, status, amount, refunded } of wallets.provider.book.payments.values())
    add(merchantReference, status === 'PAID' ? amount.value - refunded : 0)
  return stored
}

/** Differences between the providers' books and ours, to the minor unit. M8, M9, M13 */
async function disagreements(product: StormProduct): Promise<string[]> {
  const { rows } = await product.processes.database.query<OwnRow>(OWN, [])
  const theirs = providerAmounts(product)
  const wrong = rows.flatMap(({ reference, rest: own }) => {
    const other = theirs.get(reference) ?? 0
    theirs.delete(reference)
    return other === Number(own) ? [] : [`${reference}: ours ${own}, theirs ${other}`]
  })
  return [...wrong, ...[...theirs].map(([reference, value]) => `unknown ${reference}: theirs ${value}`)]
}

/** Findings of the audit, and differences from the providers' books. */
export async function allFaults(product: StormProduct): Promise<string[]> {
  const { findings } = await audit(product.processes.database)
  return [...findings.map(finding => JSON.stringify(finding)), ...(await disagreements(product))]
}

/** Reconciles the days since `began` (epoch ms), which corrects payments about which only false messages arrived. */
export async function compareBooks({ staff }: StormProduct, began: number): Promise<void> {
  const days = new Set([began, Date.now()].map(at => new Date(at).toISOString().slice(0, 10)))
  for (const day of days)
    for (const provider of ['card', 'wallet'])
      await staff.call(contract.payment.reconcile, { shopId: 101, provider, day })
}

const PAID = {
  name: 'storm_paid',
  text: `select order_id from customer_order where pay_state in ('paid', 'partRefunded', 'refunding', 'refunded')`,
}

/** Orders that were answered as paid and are not stored as paid. */
export async function unpaidOf({ processes }: StormProduct, record: readonly { orderId: string }[]): Promise<string[]> {
  const { rows } = await processes.database.query<{ order_id: string }>(PAID, [])
  const known = new Set(rows.map(row => row.order_id))
  return record.map(({ orderId }) => orderId).filter(orderId => !known.has(orderId))
}
