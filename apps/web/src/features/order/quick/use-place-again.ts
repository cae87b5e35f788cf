import { order as calls } from '@comanda/contract/order'
import type { OrderSummary, OrderQuote } from '../api.ts'
import { giftsIn } from '../create/submit-input.ts'
import { useSubmit } from '../create/use-submit.ts'
import type { OrderPayment } from '../create/form-props.ts'

/** Payment methods of the last order, encoded as in the address of the payment page. */
export const lastMethods = (quote: OrderQuote): string =>
  (quote.lastChoices?.means ?? []).map(({ paymentMethod, payerId }) => `${paymentMethod}~${payerId}~0`).join(',')

interface LastTime {
  cartId: string | undefined
  quote: OrderQuote
  payment: OrderPayment | undefined
}

/** Whether the order can be paid as it is placed, if need be with the password of the card; a tip is chosen on the payment page. PRICE-7 */
export const paysAtOnce = (payment: OrderPayment | undefined): payment is OrderPayment =>
  payment !== undefined && !payment.offersTip && !payment.stuck && payment.method !== 'out-line'

/** Repeats an order, and pays it as the last one if nothing has to be chosen for that. ORDER-9, PAY-9 */
export function usePlaceAgain(
  { orderType, shop: { shopId } }: Pick<OrderSummary, 'orderType' | 'shop'>,
  { cartId = '', quote, payment }: LastTime,
) {
  const methodsParam = quote.lastChoices?.paymentMethod === 'out-line' ? '' : lastMethods(quote)
  const due = quote.calculation.totalPaidAmount
  const { submit, discard, ...submitting } = useSubmit(() => {}, methodsParam, calls.quickSubmit)
  const place = (calculation: OrderQuote['calculation']) => {
    discard()
    const { cartVersion, totalPaidAmount: expectedTotal } = calculation
    const time = quote.time?.asap === false ? quote.time.start : undefined
    // A new total is accepted without paying at once; the payment page continues.
    const pays = paysAtOnce(payment) && expectedTotal === due ? payment : undefined
    const when = time === undefined ? {} : { dinnerTime: time }
    void submit(
      {
        shopId,
        cartId,
        cartVersion,
        orderType,
        expectedTotal,
        gifts: giftsIn(calculation),
        ...when,
        ...(pays?.payments && { payments: pays.payments }),
      },
      pays,
    )
  }
  return { ...submitting, place, discard }
}
