import type { payment } from '@comanda/contract/payment'
import { refuse } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { type SavedCard, savedCards, type StoredCard } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Guest, Handler } from '../../../platform/http/index.ts'
import type { Payable } from '../../../ports/payment.ts'
import type { CardOffers } from '../../../providers/payment/port.ts'
import { methodsFor } from '../bill/bill.ts'
import type { Deps } from '../deps.ts'
import { payableAt, payableOf } from '../payables.ts'
import { payerIdOf } from '../attempt/references.ts'

/** How long the choice of methods waits for the provider, in ms: without it, cards are typed on the next page. */
const PATIENCE_MS = 1500

const LAST_PAID = {
  name: 'payment_last_card',
  text: `select brand, last_four from payment_attempt
    where corporation_id = $1 and owner = $2 and payment_method = '12_bankCard' and authorised and last_four is not null
    order by created_at desc limit 1`,
}

/** Orders stored cards as they are offered. */
export type OrderCards = (stored: readonly StoredCard[]) => Promise<SavedCard[]>

/** Orders the cards of the caller: the one that paid last comes first. PAY-8 */
export const orderCards =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { corporationId, session }: Guest): OrderCards =>
  async stored => {
    if (stored.length === 0) return []
    const { rows } = await db.query<{ brand: string | null; last_four: string }>(LAST_PAID, [
      corporationId,
      session.owner,
    ])
    const [last] = rows
    return savedCards(stored, last && { brand: last.brand ?? '', lastFour: last.last_four }, clock())
  }

/** The provider's offers, unless they take too long. */
async function inTime(offers: Promise<CardOffers | undefined>): Promise<CardOffers | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  try {
    return await Promise.race([offers, late])
  } finally {
    clearTimeout(timer)
  }
}

type ToPay = Pick<Payable, 'kind' | 'bizType' | 'total' | 'currency'>

/** The methods that can pay it, the caller's saved cards and the phone wallets: only with an account there are cards. PAY-8 */
async function methodsWithCards(deps: Deps, caller: Guest, shop: ShopConfig, payable: ToPay) {
  const { corporationId, session, language } = caller
  const methods = methodsFor(deps, shop, payable)
  const provider = deps.providers.card
  if (!provider || !methods.includes('12_bankCard')) return { methods, cards: [], wallets: [] }
  const payerId = payerIdOf(corporationId, session.customerId)
  const { total: amount, currency } = payable
  const { countryCode } = shop.address
  const offers = await inTime(
    provider.methods({ amount, currency, language, countryCode, ...(payerId && { payerId }) }),
  )
  return { methods, cards: await orderCards(deps, caller)(offers?.stored ?? []), wallets: offers?.wallets ?? [] }
}

/** The caller's saved cards, and the phone wallets that can pay it. PAY-8 */
export const querySavedCards =
  (deps: Deps): Handler<typeof payment.querySavedCards> =>
  async (caller, input) => {
    const { corporationId, session } = caller
    const payable = await deps.db.inTx(tx => payableOf(tx, deps, { ...payableAt(caller, input), owner: session.owner }))
    const shop = payable && (await deps.shopOf(corporationId, payable.shopId))
    if (!payable || !shop) return refuse('notFound', { field: 'orderId' })
    const { cards, wallets } = await methodsWithCards(deps, caller, shop, payable)
    return { cards, wallets }
  }

/** What can pay an order that is not placed yet. PAY-5, PAY-8 */
export const queryCheckoutMethods =
  (deps: Deps): Handler<typeof payment.queryCheckoutMethods> =>
  async (caller, { shopId, orderType, amount }) => {
    const shop = await deps.shopOf(caller.corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const { currency } = shop
    return methodsWithCards(deps, caller, shop, { kind: 'order', bizType: orderType, total: money(amount), currency })
  }
