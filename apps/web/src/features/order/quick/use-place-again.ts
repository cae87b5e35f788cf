import { order as calls } from '@comanda/contract/order'
import type { OrderSummary, OrderQuote } from '../api.ts'
import { giftsIn } from '../create/submit-input.ts'
import { useSubmit } from '../create/use-submit.ts'
import { usePayAtOnce } from '../pay-at-once.ts'

/** Payment methods of the last order, encoded as in the address of the payment page. */
export const lastMethods = (quote: OrderQuote | undefined): string =>
  (quote?.lastChoices?.means ?? []).map(({ paymentMethod, payerId }) => `${paymentMethod}~${payerId}~0`).join(',')

interface LastTime {
  cartId: string | undefined
  quote: OrderQuote | undefined
}

/** Repeats an order, and pays it with the payment methods of the last one if they cover the total. ORDER-9, PAY-9 */
export function usePlaceAgain(
  { orderType, shop: { shopId } }: Pick<OrderSummary, 'orderType' | 'shop'>,
  { cartId = '', quote }: LastTime,
) {
  const methodsParam = quote?.lastChoices?.paymentMethod === 'out-line' ? '' : lastMethods(quote)
  const due = quote?.calculation.totalPaidAmount
  const payments = usePayAtOnce({ shopId, orderType, methodsParam }, quote?.calculation)
  const { submit, forget, ...submitting } = useSubmit(() => {}, methodsParam, calls.quickSubmit)
  const place = (calculation: OrderQuote['calculation']) => {
    forget()
    const { cartVersion, totalPaidAmount: expectedTotal } = calculation
    const time = quote?.time?.asap === false ? quote.time.start : undefined
    // A new total is accepted without paying at once; the payment page continues.
    const paid = payments && expectedTotal === due ? { payments } : {}
    const when = time === undefined ? {} : { dinnerTime: time }
    void submit({
      shopId,
      cartId,
      cartVersion,
      orderType,
      expectedTotal,
      gifts: giftsIn(calculation),
      ...when,
      ...paid,
    })
  }
  return { ...submitting, paysAtOnce: payments !== undefined, place, forget }
}
