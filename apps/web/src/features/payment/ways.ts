import { money } from '@comanda/domain/money'
import { type ChosenMeans, meansMethods, type PayableKind, paymentBusiness } from '@comanda/domain/payment'
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

/** The guest's own means, as an address carries them: method, payer, amount; 0 = as much as it may. */
export const meansText = (means: readonly ChosenMeans[]): string =>
  means.map(({ paymentMethod, payerId, most = 0 }) => `${paymentMethod}~${payerId}~${most}`).join(',')

/** The means that an address names; what is not one is left out. */
export const readMeans = (text: string): ChosenMeans[] =>
  text.split(',').flatMap(one => {
    const [method, payerId, most] = one.split('~')
    const paymentMethod = meansMethods.find(known => known === method)
    const amount = Number(most)
    return paymentMethod && payerId && Number.isSafeInteger(amount) && amount >= 0
      ? [{ paymentMethod, payerId, ...(amount > 0 && { most: money(amount) }) }]
      : []
  })

/** To the card form, as a page load of its own: only that page's policy lets the provider's frames in. X3 */
export function goToCard(toPay: ToPay, tip: number, means: readonly ChosenMeans[] = []): void {
  const more = `${tip > 0 ? `&tip=${tip}` : ''}${means.length > 0 ? `&means=${meansText(means)}` : ''}`
  go(`/adyen?${address(toPay)}${more}`, { force: true })
}

/** Whether this document was opened at the card form, and not walked to it from another page. */
export function openedAtCard(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name).pathname === '/adyen'
}

/** Where the outcome of paying it is told. */
export const statusWay = (toPay: ToPay): string => `/payStatus?${address(toPay)}`
