import { PayStatus } from '../features/payment/index.ts'

/** `/payStatus`: how paying stands. */
export const Page = () => <PayStatus />
