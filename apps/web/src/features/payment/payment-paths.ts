import { money } from '@comanda/domain/money'
import { carryQuery } from '@comanda/domain/navigation'
import { type ChosenMethod, ownPaymentMethods, type PayableKind, paymentBusiness } from '@comanda/domain/payment'
import { go } from '../../platform/navigation.ts'

/** The payable: an order, a part of a bill, a recharge or a gift card. */
export interface ToPay {
  orderId: string
  payFor: PayableKind
}

/** The payable as the calls name it. PAY-5 */
export const payableOf = ({ orderId, payFor }: ToPay) =>
  payFor === 'order' ? { orderId } : { orderId, businessType: paymentBusiness[payFor] }

const address = ({ orderId, payFor }: ToPay): string =>
  `orderId=${orderId}${payFor === 'order' ? '' : `&payFor=${payFor}`}`

/** Path of the page that shows the payment methods, also if there is only one: after a decline, and a step back from the card form. */
export const choosePath = (toPay: ToPay): string => `/orderConfirmPay?${address(toPay)}&choose=1`

/** Makes a step back from the next page lead to the payment methods. */
export const showMethodsWhenBack = (toPay: ToPay): void =>
  history.replaceState(history.state, '', carryQuery(choosePath(toPay), location.search))

/** Encodes own payment methods for an address: method, payer, amount in minor units; 0 = as much as possible. */
export const methodsParam = (methods: readonly ChosenMethod[]): string =>
  methods.map(({ paymentMethod, payerId, most = 0 }) => `${paymentMethod}~${payerId}~${most}`).join(',')

/** Decodes the payment methods of an address; invalid ones are left out. */
export const readMethods = (text: string): ChosenMethod[] =>
  text.split(',').flatMap(one => {
    const [method, payerId, most] = one.split('~')
    const paymentMethod = ownPaymentMethods.find(known => known === method)
    const amount = Number(most)
    return paymentMethod && payerId && Number.isSafeInteger(amount) && amount >= 0
      ? [{ paymentMethod, payerId, ...(amount > 0 && { most: money(amount) }) }]
      : []
  })

/** Initial state of the card form: a new card instead of a stored one, or the bank's step of a payment that is under way. */
export type CardFormStart = 'new' | 'bank'

interface CardFormInput {
  tip: number
  methods?: readonly ChosenMethod[]
  start?: CardFormStart | undefined
}

/** Opens the card form with a page load: only that page's policy allows the provider's frames. X3 */
export function goToCard(toPay: ToPay, { tip, methods = [], start }: CardFormInput): void {
  const chosen = methods.length > 0 ? `&means=${methodsParam(methods)}` : ''
  const more = `${tip > 0 ? `&tip=${tip}` : ''}${chosen}${start ? `&start=${start}` : ''}`
  go(`/adyen?${address(toPay)}${more}`, { force: true })
}

/** Whether this document was loaded at the card form, not reached by navigation in the app. */
export function openedAtCard(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name).pathname === '/adyen'
}

/** Path of the page that shows the result of the payment. */
export const statusPath = (toPay: ToPay): string => `/payStatus?${address(toPay)}`
