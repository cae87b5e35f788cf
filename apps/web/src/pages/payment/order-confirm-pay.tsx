import { Suspense } from 'react'
import { SplitBill } from '../../features/bill/index.ts'
import { PointsWorth, SmartRecharge } from '../../features/card/index.ts'
import { Charged, ChoosePayment, FeeOnTop } from '../../features/payment/index.ts'
import { useSearch } from '../../platform/route-location.ts'

/** `/orderConfirmPay`: the part of a table's bill to pay, and the payment methods of an order or such a part. */
export function Page() {
  const billId = new URLSearchParams(useSearch()).get('billId')
  if (billId) return <SplitBill key={billId} billId={billId} />
  return (
    <ChoosePayment
      renderPointsWorth={shopId => (
        <Suspense>
          <PointsWorth shopId={shopId} />
        </Suspense>
      )}
      renderTopUp={input => (
        <Suspense>
          <SmartRecharge
            {...input}
            renderFee={fee => <FeeOnTop {...fee} />}
            renderCharged={(sale, button) => <Charged {...sale}>{button}</Charged>}
          />
        </Suspense>
      )}
    />
  )
}
