import { createWalletStandin, type WalletStandin } from '@comanda/standins/wallet'
import type { Guest } from '../platform/http/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { WalletProvider } from '../providers/payment/port.ts'
import { walletProvider } from '../providers/wallet/index.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'

export const WALLET_KEYS = { apiKey: 'cd'.repeat(32), notifyKey: 'ef'.repeat(32), merchantId: 'W' }

export interface WalletHouse extends PayingHouse {
  wallet: WalletStandin
  /** Asks to pay by a wallet; the payer has not decided. */
  ask(caller: Guest, orderId: string): ReturnType<PayingHouse['pay']>
  /** What the payer decides. */
  decide(orderId: string, approve?: boolean): Promise<unknown>
  /** The wallet company's messages and our jobs, until nothing is left to do. */
  tell(): Promise<void>
  /** Payments of the order in the company's own book. */
  inWallet(orderId: string): string[]
}

/** Ordering and paying by phone wallets on a real database, against their stand-in, messages over HTTP. */
export async function walletHouse(db: Database): Promise<WalletHouse> {
  let url = ''
  let now = Date.now
  const wallet = createWalletStandin({ ...WALLET_KEYS, notifyUrl: () => `${url}/webhooks/wallet`, clock: () => now() })
  await wallet.control({ webhooks: { hold: true } })
  const provider: WalletProvider = walletProvider({
    ...WALLET_KEYS,
    apiUrl: `${await wallet.listen()}/v1`,
    live: false,
    clock: () => now(),
    timeouts: { connectMs: 1000, totalMs: 400 },
    repeatAfterMs: [5, 5],
  })
  const methods = ['12_bankCard', '12_octopus', '12_mPay', 'out-line']
  const house = await payingHouse(db, { shop: { paymentMethods: { 1100: methods, 1300: methods } }, wallet: provider })
  url = house.url
  now = () => house.clock()
  const ofOrder = (orderId: string) =>
    [...wallet.company.book.payments.values()].filter(one =>
      one.merchantReference.includes(orderId.replaceAll('-', '')),
    )
  const closeHouse = house.close
  return Object.assign(house, {
    wallet,
    ask: (caller: Guest, orderId: string) => house.pay(caller, orderId, {}, { method: '12_octopus' }),
    decide: (orderId: string, approve = true) =>
      wallet.control({ decide: { merchantReference: ofOrder(orderId).at(-1)?.merchantReference ?? '', approve } }),
    tell: async () => {
      for (;;) {
        await house.jobs.idle()
        if ((await wallet.webhooks.release()).length === 0) return
      }
    },
    inWallet: (orderId: string) =>
      ofOrder(orderId).map(({ status, amount, refunded }) =>
        refunded > 0 ? (refunded === amount.value ? 'REFUNDED' : 'PARTLY') : status,
      ),
    close: async () => {
      await closeHouse()
      await wallet.close()
    },
  })
}
