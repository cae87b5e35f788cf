import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { PaymentLine, PaymentMethod } from '@comanda/domain/payment'
import { settlePayment } from '@comanda/domain/payment'
import type { ShopConfig } from '@comanda/domain/store'
import { type AdyenStandin, createAdyenStandin } from '@comanda/standins/adyen'
import fastify from 'fastify'
import { balanceOf } from '../ledger/index.ts'
import { SHOP, type TestHouse, testHouse } from '../modules/order/order-test-house.ts'
import { createPaymentModule, type Deps as PaymentDeps, type PaymentModule } from '../modules/payment/index.ts'
import type { Database } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import { createLimits } from '../platform/limits.ts'
import { type Log, silentLog } from '../platform/log.ts'
import { orderPayable, paidAsPlaced, refundsOfOrders } from './order-payable.ts'
import { adyenProvider } from '../providers/adyen/index.ts'
import type { WalletProvider } from '../providers/payment/port.ts'
import { type InstantJobs, instantJobs } from '../testing/instant-jobs.ts'
import type { PayablePort, SecurityCheck } from '../ports/payment.ts'

const HMAC = 'ab'.repeat(32)
const CREDENTIALS = { user: 'adyen', password: 'secret' }

/** What a phone's card form hands over. */
export const cardData = (number = '4111111111111111', holderName = 'Ann Guest') => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
})

export interface PayingHouse extends TestHouse {
  payment: PaymentModule
  standin: AdyenStandin
  /** Where the providers' messages come to. */
  url: string
  jobs: InstantJobs
  /** What of the earning amount went back with parts of refunds. */
  partsReturned: number[]
  /** Comparisons of which somebody was told: the provider, and how many breaks. */
  breaksTold: string[]
  /** An order waiting to be paid, of one dish for 12.50. */
  order1(caller: Guest): Promise<string>
  pay(
    caller: Guest,
    orderId: string,
    card?: object,
    more?: { tip?: number; method?: PaymentMethod; requestId?: string },
  ): ReturnType<PaymentModule['handlers']['createPayment']>
  /** The provider's messages and our jobs, until nothing is left to do. */
  settle(): Promise<void>
  /** What stands on the order's account: below 0 = received and kept. */
  kept(orderId: string): Promise<number>
  /** Payments of the order in the provider's own book, by state. */
  inBook(orderId: string): string[]
  close(): Promise<void>
}

export interface PayingOptions {
  shop?: Partial<ShopConfig>
  patienceMs?: number
  totalMs?: number
  /** Of other modules. */
  payables?: PaymentDeps['payables']
  means?: PaymentDeps['ownMethods']
  /** What an order earned goes back with a part of its money. */
  partReturned?: PayablePort['partReturned']
  checkSecurity?: SecurityCheck
  log?: Log
  wallet?: WalletProvider
}

const lineFor = (house: TestHouse, method: PaymentMethod, tip: number): PaymentLine[] =>
  settlePayment({
    due: money(1250),
    tip: money(tip),
    offers: [],
    chosen: [],
    rest: method,
    withCoupons: false,
    takesTip: () => true,
    ...(house.shop.ccFee && { ccFee: house.shop.ccFee }),
  }).lines

/** Ordering and paying together on a real database, against the provider's stand-in, messages over HTTP. */
export async function payingHouse(db: Database, options: PayingOptions = {}): Promise<PayingHouse> {
  const house = await testHouse(db, options.shop)
  const jobs = instantJobs()
  const partsReturned: number[] = []
  const breaksTold: string[] = []
  const web = fastify()
  let address = ''
  const standin = createAdyenStandin({
    apiKey: 'key',
    merchantAccount: 'M',
    hmacKey: HMAC,
    webhookUser: CREDENTIALS.user,
    webhookPassword: CREDENTIALS.password,
    webhookUrl: () => `${address}/webhooks/adyen`,
    clock: house.clock,
  })
  await standin.control({ webhooks: { hold: true } })
  const standinUrl = await standin.listen()
  const payment = createPaymentModule({
    db,
    clock: house.clock,
    log: options.log ?? silentLog,
    jobs,
    limits: createLimits(db, house.clock),
    providers: {
      wallet: options.wallet,
      card: adyenProvider({
        ...CREDENTIALS,
        merchantAccount: 'M',
        hmacKey: HMAC,
        live: false,
        apiKey: 'key',
        checkoutUrl: `${standinUrl}/v72`,
        reportUrl: `${standinUrl}/reports/download`,
        browser: { clientKey: 'stub_1', environment: 'test' },
        testValues: true,
        timeouts: { connectMs: 1000, totalMs: options.totalMs ?? 3000 },
        repeatAfterMs: [5, 5],
      }),
    },
    payables: {
      order: {
        ...orderPayable(house.order.payments),
        partReturned: async (tx, part) => {
          partsReturned.push(part.amount)
          await options.partReturned?.(tx, part)
        },
      },
      ...options.payables,
    },
    ownMethods: options.means ?? {},
    checkSecurity: options.checkSecurity ?? (async () => 'notNeeded'),
    shopOf: async (corporationId, shopId) => (await house.deps.shopNow(db, corporationId, shopId))?.config,
    tellOfBreaks: async (_tx, { provider, breaks }) => void breaksTold.push(`${provider} ${breaks}`),
    corporations: async () => [1],
    publicOrigin: 'https://eat.example',
    patienceMs: options.patienceMs ?? 10_000,
  })
  house.deps.askRefund = (tx, { orderId, ...refund }) =>
    payment.askRefund(tx, { ...refund, kind: 'order', payableId: orderId })
  Object.assign(house.deps, refundsOfOrders({ payment }), paidAsPlaced({ payment }))
  payment.bindWebhook(web)
  address = await web.listen({ port: 0, host: '127.0.0.1' })

  const order1 = async (caller: Guest) => {
    const cartId = await house.cart(caller.session.owner)
    const placed = await house.order.handlers.submit(
      { ...caller, requestId: randomUUID() },
      {
        shopId: SHOP,
        cartId,
        orderType: 1300,
        utensils: -1,
        executeList: [],
        cartVersion: 1,
        expectedTotal: 1250,
        people: 1,
        remark: '',
        dinnerTime: 'asap',
        contact: { phoneNumber: '5550100', countryCode: '44', isoCode: 'GB', firstName: 'Ann', lastName: 'Guest' },
        paymentMethod: '12_bankCard',
      },
    )
    if (!('orderId' in placed)) throw new Error(`no order: ${JSON.stringify(placed)}`)
    return placed.orderId
  }

  return Object.assign(house, {
    payment,
    standin,
    url: address,
    jobs,
    partsReturned,
    breaksTold,
    order1,
    pay: (caller: Guest, orderId: string, card: object = cardData(), more: Parameters<PayingHouse['pay']>[3] = {}) => {
      const method = more.method ?? '12_bankCard'
      return payment.handlers.createPayment(
        { ...caller, deviceId: caller.session.owner, requestId: more.requestId ?? randomUUID() },
        {
          orderId,
          payments: lineFor(house, method, more.tip ?? 0),
          storeCard: false,
          ...(method === '12_bankCard' && { card: card as Record<string, unknown> }),
        },
      )
    },
    settle: async () => {
      for (;;) {
        await jobs.idle()
        if ((await standin.webhooks.release()).length === 0) return
      }
    },
    kept: (orderId: string) => balanceOf(db, 1, `order:${orderId}`),
    inBook: (orderId: string) =>
      standin.provider.book
        .report()
        .payments.filter(({ merchantReference }) => merchantReference.includes(orderId.replaceAll('-', '')))
        .map(({ state, captured, refunded }) =>
          refunded > 0 ? (refunded === captured ? 'refunded' : 'partly') : state,
        ),
    close: async () => {
      await web.close()
      await standin.close()
    },
  })
}
