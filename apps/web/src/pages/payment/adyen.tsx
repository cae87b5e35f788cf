import { CardPayment } from '../../features/payment/index.ts'

/** `/adyen`: paying by card. */
export const Page = () => <CardPayment />
