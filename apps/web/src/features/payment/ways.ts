import { type PayableKind, paymentBusiness } from '@comanda/domain/payment'
import { go } from '../../platform/navigation.ts'

/** What is paid: an order, a part of a bill, a recharge, a gift card. */
export interface ToPay {
  orderId: string
  payFor: PayableKind
}

/** It, as the calls name it. PAY-5 */
export const asked = ({ orderId, payFor }: ToPay) =>
  payFor === 'order' ? { orderId } : { orderId, businessType: paymentBusiness[payFor] }

const address = ({ orderId, payFor }: ToPay): string =>
  `orderId=${orderId}${payFor === 'order' ? '' : `&payFor=${payFor}`}`

/** Where paying leads, in one place. */
export const chooseWay = (toPay: ToPay): string => `/orderConfirmPay?${address(toPay)}`

/** To the card form, as a page load of its own: only that page's policy lets the provider's frames in. X3 */
export const goToCard = (toPay: ToPay, tip: number): void =>
  go(`/adyen?${address(toPay)}${tip > 0 ? `&tip=${tip}` : ''}`, { force: true })

/** Whether this document was opened at the card form, and not walked to it from another page. */
export function openedAtCard(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name).pathname === '/adyen'
}

export const statusWay = (toPay: ToPay): string => `/payStatus?${address(toPay)}`
