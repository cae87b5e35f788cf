import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import { type PaymentLine, type PaymentMethod, paymentTypeOf } from '@comanda/domain/payment'
import type { Database } from '../platform/db/index.ts'
import type { Guest } from '../platform/http/index.ts'
import { testCustomer } from '../testing/test-caller.ts'
import { type FakeMeans, fakeMeans } from './fake-means.ts'
import { cardData, type PayingHouse, payingHouse, type PayingOptions } from './paying-test-house.ts'

const ALL = ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard', 'out-line']

/** What somebody has: ids of points, card and gift card. */
export interface Purse {
  points: string
  card: string
  gift: string
}

export interface MeansHouse extends PayingHouse {
  fake: FakeMeans
  /** Passwords that were tried. */
  tried: string[]
  /** Points for 3.00, a card of 5.00, a gift card of 2.00; an order is 12.50. */
  purse(caller: Guest): Promise<Purse>
  leftOf(own: Purse): Promise<number[]>
  payBy(caller: Guest, orderId: string, payments: PaymentLine[], card?: object): ReturnType<PayingHouse['pay']>
  standing(caller: Guest, orderId: string): Promise<string>
}

let customers = 5000
export const someone = (): Guest => testCustomer((customers += 1), true)

export const line = (paymentMethod: PaymentMethod, amount: number, more: Partial<PaymentLine> = {}): PaymentLine => ({
  amount: money(amount),
  paymentType: paymentTypeOf(paymentMethod),
  paymentMethod,
  tipAmount: money(0),
  ccAmount: money(0),
  ...more,
})

/** All of a purse, and the bank card for the rest of 12.50. */
export const allThree = (own: Purse): PaymentLine[] => [
  line('16_msPoint', 300, { payerId: own.points }),
  line('16_msBalance', 500, { payerId: own.card }),
  line('17_giftCard', 200, { payerId: own.gift }),
  line('12_bankCard', 250),
]

/** Paying with means that stand on the true ledger; the card's password is 2468, asked for above 6.00. */
export async function meansHouse(db: Database, more: Pick<PayingOptions, 'log'> = {}): Promise<MeansHouse> {
  const fake = fakeMeans(db, 'GBP')
  const tried: string[] = []
  const house = await payingHouse(db, {
    ...more,
    shop: { paymentMethods: { 1300: ALL }, refundAlone: money(1000) },
    patienceMs: 300,
    means: fake.means,
    checkSecurity: async ({ amount, securityCode }) => {
      if (amount <= 600) return 'notNeeded'
      if (securityCode !== undefined) tried.push(securityCode)
      return securityCode === '2468' ? 'right' : 'wrong'
    },
  })
  return Object.assign(house, {
    fake,
    tried,
    purse: async ({ session: { customerId } }: Guest) => ({
      points: await fake.give('16_msPoint', customerId, 150),
      card: await fake.give('16_msBalance', customerId, 500),
      gift: await fake.give('17_giftCard', customerId, 200),
    }),
    leftOf: async (own: Purse) => [
      await fake.left('16_msPoint', own.points),
      await fake.left('16_msBalance', own.card),
      await fake.left('17_giftCard', own.gift),
    ],
    payBy: (caller: Guest, orderId: string, payments: PaymentLine[], card: object = cardData()) =>
      house.payment.handlers.createPayment(
        { ...caller, deviceId: caller.session.owner, requestId: randomUUID() },
        {
          orderId,
          payments,
          storeCard: false,
          ...(payments.some(it => it.paymentMethod === '12_bankCard') && { card: card as Record<string, unknown> }),
        },
      ),
    standing: async (caller: Guest, orderId: string) => {
      const detail = await house.order.handlers.queryOrderDetail(caller, { orderId })
      return 'state' in detail ? `${detail.state}/${detail.payState}` : 'none'
    },
  })
}
