import type { Bundle } from '../platform/i18n/load.ts'

/** Whom a screen is for. LOGIN-2 */
export type ScreenGate = 'none' | 'loggedIn' | 'member'

export interface RouteRow {
  gate: ScreenGate
  /** The words it needs before it can draw. */
  texts: Bundle
}

const open: RouteRow = { gate: 'none', texts: 'rest' }
/** A guest may begin here: its words come with the first page. */
const first: RouteRow = { gate: 'none', texts: 'first' }
const member: RouteRow = { gate: 'member', texts: 'rest' }
const loggedIn: RouteRow = { gate: 'loggedIn', texts: 'rest' }

/**
 * Every route of the product, one row each. A route's name is its path, its page is the file `pages/<context>/<path in
 * kebab case>.tsx`, and its title is `title.<name>`. NAV-12
 */
const routeTable: Readonly<Record<string, RouteRow>> = {
  '/shareIndex': first,
  '/home': open,
  '/error': open,
  '/noVip': open,
  '/testPage': open,
  '/setting': open,
  '/agreemental': open,
  '/svgView': open,
  '/temporaryLogin': open,
  '/login': open,
  '/customDecorateH5': open,
  '/p/ygf': open,
  '/leftNav': open,
  '/selectStore': open,
  '/chooseStore': member,
  '/storeIndex': first,
  '/selectNum': open,
  '/noScan': open,
  '/address': open,
  '/saveAddress': open,
  '/createOrder': open,
  '/orderConfirm': open,
  '/orderConfirmPay': open,
  '/orderStatus': open,
  '/orderDetail': open,
  '/orderList': open,
  '/refundDetail': open,
  '/payStatus': open,
  '/adyen': open,
  '/bookIndex': open,
  '/bookEdit': open,
  '/bookDetail': open,
  '/bookList': open,
  '/giftIndex': open,
  '/giftBuy': open,
  '/giftDetail': open,
  '/giftShopList': open,
  // Signed out it shows what this phone bought: who has no account would else lose the card's code. CARD-5
  '/historicalGift': open,
  '/giftCards': open,
  '/expensesRecord': loggedIn,
  '/giftCardDetail': loggedIn,
  '/couponIndex': loggedIn,
  '/couponShopList': open,
  '/mine': open,
  '/vip': open,
  '/benefitsDetail': open,
  '/levelRule': open,
  '/editUserInfo': loggedIn,
  '/changeNumber': loggedIn,
  '/qrCode': member,
  '/myQrCode': member,
  '/scanQr': open,
  '/privacyService': open,
  '/termsOfService': open,
  '/myMemberCard': member,
  '/editMemberCardPassword': member,
  '/currentBalance': member,
  '/cardRecharge': member,
  '/cardHistory': member,
  '/balanceTransfer': member,
  '/receiveCardValue': member,
}

export const routePaths: readonly string[] = Object.keys(routeTable)

export const routeOf = (path: string): RouteRow | undefined =>
  Object.hasOwn(routeTable, path) ? routeTable[path] : undefined

/** Whether there is a screen at a path. `/` is none of its own, but a way in. NAV-1 */
export const isRoute = (path: string): boolean => routeOf(path) !== undefined

/** `/createOrder` is `create-order`, `/p/ygf` is `p-ygf`. */
export const pageFileOf = (path: string): string =>
  path
    .slice(1)
    .replace('/', '-')
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
