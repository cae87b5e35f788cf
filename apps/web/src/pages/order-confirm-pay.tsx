import { ChoosePayment } from '../features/payment/index.ts'

/** `/orderConfirmPay`: how to pay an order. */
export const Page = () => <ChoosePayment />
