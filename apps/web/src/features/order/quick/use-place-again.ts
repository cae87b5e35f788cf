import { order as calls } from '@comanda/contract/order'
import type { OrderSummary, WorkedOut } from '../api.ts'
import { giftsIn } from '../create/submit-ask.ts'
import { useSubmit } from '../create/use-submit.ts'
import { usePayAtOnce } from '../pay-at-once.ts'

/** The means of the last time, as the payment's address carries them. */
export const lastMeans = (worked: WorkedOut | undefined): string =>
  (worked?.lastChoices?.means ?? []).map(({ paymentMethod, payerId }) => `${paymentMethod}~${payerId}~0`).join(',')

interface LastTime {
  cartId: string | undefined
  worked: WorkedOut | undefined
}

/** Places the same again, and pays it with that where the means of the last time cover all of it. ORDER-9, PAY-9 */
export function usePlaceAgain(
  { orderType, shop: { shopId } }: Pick<OrderSummary, 'orderType' | 'shop'>,
  { cartId = '', worked }: LastTime,
) {
  const means = worked?.lastChoices?.paymentMethod === 'out-line' ? '' : lastMeans(worked)
  const due = worked?.calculation.totalPaidAmount
  const payments = usePayAtOnce({ shopId, orderType, means }, worked?.calculation)
  const { submit, forget, ...submitting } = useSubmit(() => {}, means, calls.quickSubmit)
  const place = (calculation: WorkedOut['calculation']) => {
    forget()
    const { cartVersion, totalPaidAmount: expectedTotal } = calculation
    const time = worked?.time?.asap === false ? worked.time.start : undefined
    // Another price is agreed to without having been paid ahead: the page for paying takes it from there.
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
