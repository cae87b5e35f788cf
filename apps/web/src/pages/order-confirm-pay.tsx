import { SplitBill } from '../features/bill/index.ts'
import { ChoosePayment } from '../features/payment/index.ts'
import { useSearch } from '../platform/place.ts'

/** `/orderConfirmPay`: which part of a table's bill to pay, and how to pay an order or such a part. */
export function Page() {
  const billId = new URLSearchParams(useSearch()).get('billId')
  return billId ? <SplitBill key={billId} billId={billId} /> : <ChoosePayment />
}
