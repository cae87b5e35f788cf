import type { payment } from '@comanda/contract/payment'
import { refuse } from '@comanda/contract/core'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { chargedBy, type PaymentLine, settle } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import type { PaymentProvider } from '../../providers/payment/port.ts'
import { methodsFor, tipAllowed } from './bill.ts'
import type { Needs, Payable } from './needs.ts'
import { viewOf } from './pay-result.ts'
import { payableAt, payableOf } from './payables.ts'
import { attemptsOf } from './queries.ts'
import { payerIdOf } from './references.ts'

interface CardBill {
  shop: ShopConfig
  line: PaymentLine
  currency: Currency
}

/** What a card would pay of this order with this tip, or why it cannot. */
function cardBill(needs: Needs, shop: ShopConfig, payable: Payable, tip: Money) {
  const paymentMethods = methodsFor(needs, shop, payable)
  if (!paymentMethods.includes('12_bankCard')) return refuse('methodNotOffered', { data: { paymentMethods } })
  if (tip > 0 && !tipAllowed(shop, payable, '12_bankCard', tip)) return refuse('tipNotOffered', { field: 'tipAmount' })
  const [line] = settle(payable.total, '12_bankCard', tip, shop.ccFee)
  return line ? { shop, line, currency: payable.currency } : refuse('notFound', { field: 'orderId' })
}

/** What the card component starts from; nothing of it is a secret. */
async function setupOf(provider: PaymentProvider, { shop, line, currency }: CardBill, payerId: string | undefined) {
  const { countryCode } = shop.address
  const amount = chargedBy(line)
  const asked = { amount, currency, countryCode, ...(payerId && { payerId }) }
  return {
    clientKey: provider.browser.clientKey,
    environment: provider.browser.environment,
    countryCode,
    amount: { value: provider.valueOf(amount, currency), currency: currency.currencyCode },
    paymentMethodsResponse: (await provider.methods(asked)) ?? null,
    mayStore: payerId !== undefined,
    ...(provider.browser.standinPath && { standinPath: provider.browser.standinPath }),
  }
}

/** What the card form of an order needs; stored cards only for the account's own holder. PAY-8 */
export const queryCardSetup =
  (needs: Needs): Handler<typeof payment.queryCardSetup> =>
  async ({ corporationId, session }, ask) => {
    const at = payableAt({ corporationId }, ask)
    const found = await needs.db.inTx(async tx => {
      const payable = await payableOf(tx, needs, { ...at, owner: session.owner })
      return payable && { payable, result: viewOf(payable, await attemptsOf(tx, at)) }
    })
    const shop = found && (await needs.shopOf(corporationId, found.payable.shopId))
    if (!found || !shop) return refuse('notFound', { field: 'orderId' })
    const bill = cardBill(needs, shop, found.payable, money(ask.tipAmount))
    if ('refused' in bill) return bill
    if (!needs.provider) return refuse('methodNotOffered', { data: { paymentMethods: [] } })
    const setup = await setupOf(needs.provider, bill, payerIdOf(corporationId, session.customerId))
    return { setup, currency: bill.currency, line: bill.line, result: found.result }
  }

/** Forgets a stored card of one's own; another's is not there. TD17 */
export const removeCard =
  (needs: Needs): Handler<typeof payment.removeAdyenCard> =>
  async ({ corporationId, session }, { storedPaymentMethodId }) => {
    const payerId = payerIdOf(corporationId, session.customerId)
    const removed = payerId && (await needs.provider?.removeStored(payerId, storedPaymentMethodId))
    return removed ? { removed } : refuse('notFound', { field: 'storedPaymentMethodId' })
  }
