import { payment } from '@comanda/contract/payment'
import { type RequestOf, refuse } from '@comanda/contract/core'
import { type Currency, money } from '@comanda/domain/money'
import { chargedAmount, type PaymentLine, settlePayment } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import { changeWithOwnTransaction, type Handler } from '../../../platform/http/index.ts'
import type { CardProvider } from '../../../providers/payment/port.ts'
import { methodsFor, tipAllowed, tipConfigFor } from '../bill/bill.ts'
import type { Deps } from '../deps.ts'
import { offersFor } from './offers.ts'
import { viewOf } from '../attempt/pay-result.ts'
import { payableAt, payableOf } from '../payables.ts'
import { attemptsOf } from '../queries.ts'
import { payerIdOf } from '../attempt/references.ts'
import type { SettleInput } from '../attempt/settlement.ts'
import { type OrderCards, orderCards } from './saved-cards.ts'

type CardInput = RequestOf<typeof payment.queryCardSetup>

interface CardBill {
  shop: ShopConfig
  line: PaymentLine
  payments: PaymentLine[]
  currency: Currency
}

/** What a card would pay beside the chosen methods, with this tip, or why it cannot. */
async function cardBill(tx: Tx, deps: Deps, input: Omit<SettleInput, 'payments'>, cardInput: CardInput) {
  const { shop, payable } = input
  const paymentMethods = methodsFor(deps, shop, payable)
  if (!paymentMethods.includes('12_bankCard')) return refuse('methodNotOffered', { data: { paymentMethods } })
  const tip = money(cardInput.tipAmount)
  const only = cardInput.means.map(it => it.paymentMethod)
  const { lines, tipLeft } = settlePayment({
    due: payable.total,
    tip,
    offers: cardInput.means.length > 0 ? await offersFor(tx, deps, { ...input, only }) : [],
    chosen: cardInput.means,
    rest: '12_bankCard',
    withCoupons: (payable.coupons ?? 0) > 0,
    ...(shop.ccFee && { ccFee: shop.ccFee }),
    takesTip: method => tipConfigFor(shop, payable, method) !== undefined,
  })
  const tipOn = lines.find(({ tipAmount }) => tipAmount > 0)?.paymentMethod
  if (tipLeft > 0 || (tipOn && !tipAllowed(shop, payable, tipOn, tip)))
    return refuse('tipNotOffered', { field: 'tipAmount' })
  const line = lines.find(({ paymentMethod }) => paymentMethod === '12_bankCard')
  return line
    ? { shop, line, payments: lines, currency: payable.currency }
    : refuse('amountChanged', { data: { payments: lines } })
}

/** Configuration of the card component; it contains no secret. */
async function setupOf(
  provider: CardProvider,
  { shop, line, currency }: CardBill,
  { language, payerId, orderedCards }: { language: string; payerId: string | undefined; orderedCards: OrderCards },
) {
  const { countryCode } = shop.address
  const amount = chargedAmount(line)
  const request = { amount, currency, language, countryCode, ...(payerId && { payerId }) }
  const offers = await provider.methods(request)
  return {
    clientKey: provider.browser.clientKey,
    environment: provider.browser.environment,
    countryCode,
    amount: { value: provider.valueOf(amount, currency), currency: currency.currencyCode },
    paymentMethodsResponse: offers?.component ?? null,
    cards: await orderedCards(offers?.stored ?? []),
    mayStore: payerId !== undefined,
    ...(provider.browser.standinPath && { standinPath: provider.browser.standinPath }),
  }
}

/** What the card form needs; stored cards only for the account's own holder. PAY-8 */
export const queryCardSetup =
  (deps: Deps): Handler<typeof payment.queryCardSetup> =>
  async (caller, input) => {
    const { corporationId, session, language } = caller
    const at = payableAt(caller, input)
    const opened = await deps.db.inTx(async tx => {
      const payable = await payableOf(tx, deps, { ...at, owner: session.owner })
      const shop = payable && (await deps.shopOf(corporationId, payable.shopId))
      if (!payable || !shop) return undefined
      const attempts = await attemptsOf(tx, at)
      return {
        bill: await cardBill(tx, deps, { caller, shop, payable, attempts }, input),
        result: viewOf(payable, attempts),
      }
    })
    if (!opened) return refuse('notFound', { field: 'orderId' })
    const { bill, result } = opened
    if ('refused' in bill) return bill
    if (!deps.providers.card) return refuse('methodNotOffered', { data: { paymentMethods: [] } })
    const payerId = payerIdOf(corporationId, session.customerId)
    const orderedCards = orderCards(deps, caller)
    const setup = await setupOf(deps.providers.card, bill, { language, payerId, orderedCards })
    return { setup, currency: bill.currency, line: bill.line, payments: bill.payments, result }
  }

/** Removes one of the caller's stored cards; another person's card is answered as not found. A1 */
export const removeCard = (deps: Deps): Handler<typeof payment.removeAdyenCard> =>
  changeWithOwnTransaction(
    payment.removeAdyenCard,
    'provider call',
    async ({ corporationId, session }, { storedPaymentMethodId }) => {
      const payerId = payerIdOf(corporationId, session.customerId)
      const removed = payerId && (await deps.providers.card?.removeStored(payerId, storedPaymentMethodId))
      return removed ? { removed } : refuse('notFound', { field: 'storedPaymentMethodId' })
    },
  )
