import type { DemoBrand } from '@comanda/demo'
import { harbourKitchen } from './harbour-kitchen.ts'
import type { TestApp } from './test-app.ts'

const METHODS = ['12_bankCard', '12_octopus', '12_mPay', 'out-line']

/** The harbour kitchen where phone wallets are taken. Its app needs `wallets: {}`. */
export const walletKitchen = (): DemoBrand =>
  harbourKitchen({ shop: { paymentMethods: { 1100: METHODS, 1300: METHODS } } })

const paymentsOf = ({ wallets }: TestApp, orderId: string) =>
  [...wallets.provider.book.payments.values()].filter(({ merchantReference }) =>
    merchantReference.includes(orderId.replaceAll('-', '')),
  )

/** The payer's decision about the newest wallet payment of an order. */
export const decideWallet = (app: TestApp, orderId: string, approve = true): Promise<unknown> =>
  app.wallets.control({
    decide: { merchantReference: paymentsOf(app, orderId).at(-1)?.merchantReference ?? '', approve },
  })

/** Payments of an order in the wallet company's own book, by state. */
export const inWalletBook = (app: TestApp, orderId: string): string[] =>
  paymentsOf(app, orderId).map(({ status, amount, refunded }) =>
    refunded > 0 ? (refunded === amount.value ? 'REFUNDED' : 'PARTLY') : status,
  )
