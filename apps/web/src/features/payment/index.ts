export { CardPayment } from './card/card-payment.tsx'
export { ChoosePayment } from './choose/choose-payment.tsx'
export { MeansGlance } from './glance.tsx'
export { PayStatus } from './status/pay-status.tsx'
