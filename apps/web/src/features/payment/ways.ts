import { go } from '../../platform/navigation.ts'

/** Where paying leads, in one place. */
export const chooseWay = (orderId: string): string => `/orderConfirmPay?orderId=${orderId}`

/** To the card form, as a page load of its own: only that page's policy lets the provider's frames in. X3 */
export const goToCard = (orderId: string, tip: number): void =>
  go(`/adyen?orderId=${orderId}${tip > 0 ? `&tip=${tip}` : ''}`, { force: true })

/** Whether this document was opened at the card form, and not walked to it from another page. */
export function openedAtCard(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return !opened || new URL(opened.name).pathname === '/adyen'
}

export const statusWay = (orderId: string): string => `/payStatus?orderId=${orderId}`
export const followWay = (orderId: string): string => `/orderStatus?orderId=${orderId}`
