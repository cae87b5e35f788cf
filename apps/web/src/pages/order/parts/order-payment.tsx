import { type ReactNode, Suspense } from 'react'
import { EarnsPoints, PointsWorth } from '../../../features/card/index.ts'
import type { OrderPayment, OrderToPay, QuickParts } from '../../../features/order/index.ts'
import { CheckoutPayment } from '../../../features/payment/index.ts'
import { Skeleton } from '../../../ui/feedback/states.tsx'

type Place = Omit<Parameters<QuickParts['renderPayment']>[0], keyof OrderToPay>

/** Connects an order that is not placed yet to its payment. PAY-1, PAY-5 */
export const renderOrderPayment = (
  { quote, preferred, shopId, orderType }: OrderToPay & Place,
  form: (payment: OrderPayment | undefined) => ReactNode,
) => (
  <CheckoutPayment
    shopId={shopId}
    orderType={orderType}
    calculation={quote.calculation}
    accepted={quote.paymentMethods}
    takesOwn={quote.enablePay && (quote.openCardStore || quote.openPointStore || quote.openGiftStore)}
    preferred={preferred}
    renderEarns={amount => <EarnsPoints shopId={shopId} amount={amount} />}
    renderPointsWorth={shop => (
      <Suspense fallback={<Skeleton height={18} width="50%" />}>
        <PointsWorth shopId={shop} />
      </Suspense>
    )}
  >
    {form}
  </CheckoutPayment>
)
