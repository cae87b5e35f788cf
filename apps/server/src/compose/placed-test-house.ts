import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { PaymentLine } from '@comanda/domain/payment'
import { account } from '../ledger/index.ts'
import type { Database } from '../platform/db/index.ts'
import { fakeMeans } from './fake-means.ts'
import { line } from './means-test-house.ts'
import { type PayingHouse, payingHouse } from './paying-test-house.ts'
import { type Holder, type PurseHouse, purseHouse, SHOP } from './purse-test-house.ts'

/** What the one dish of a test's cart costs, in cents. */
export const PRICE = 1250

const contact = { phoneNumber: '5550100', countryCode: '44', isoCode: 'GB', firstName: 'Ann', lastName: 'Guest' }

interface PlaceMore {
  cartId?: string
  requestId?: string
}

export interface PlacedHouse {
  house: PayingHouse
  purse: PurseHouse
  gifts: ReturnType<typeof fakeMeans>
  /** A cart of one dish, placed and paid with these lines. */
  place(
    caller: Holder['who'],
    payments: PaymentLine[],
    more?: PlaceMore,
  ): ReturnType<PayingHouse['order']['handlers']['submit']>
  /** What is left on a card. */
  left(holder: Holder): Promise<number>
  ordersOf(holder: Holder): Promise<{ payState: string }[]>
}

/** The line of a card that pays a whole order, or so much of it. */
export const byCard = ({ cardId }: Holder, amount = PRICE): PaymentLine =>
  line('16_msBalance', amount, { payerId: cardId })

/** Ordering, paying, cards and points together: orders are paid as they are placed, by what is the guest's own. */
export async function placedHouse(db: Database): Promise<PlacedHouse> {
  const purse = await purseHouse(db)
  const gifts = fakeMeans(db, 'USD')
  const { points, card } = purse
  const { '17_giftCard': gift } = gifts.means
  const house = await payingHouse(db, {
    shop: {
      currency: purse.shop.currency,
      paymentMethods: { 1300: ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard'] },
      ...(purse.shop.cardProgramId && { cardProgramId: purse.shop.cardProgramId }),
    },
    means: { '16_msPoint': points.means, '16_msBalance': card.means, ...(gift && { '17_giftCard': gift }) },
    checkSecurity: card.checkSecurity,
  })
  house.deps.readyToSettle = async (tx, ahead) => {
    const standing = await points.lockToEarn(tx, ahead)
    return async order => void (await points.settleOrder(tx, order, { standing }))
  }
  house.deps.orderEvents = [
    {
      settled: async (tx, { order, settle }) => (settle ? settle(order) : void (await points.settleOrder(tx, order))),
      returned: async (tx, order) => void (await points.returnOrder(tx, { ...order, causeKey: order.orderId })),
    },
  ]
  return {
    house,
    purse,
    gifts,
    async place(caller, payments, more = {}) {
      const cartId = more.cartId ?? (await house.cart(caller.session.owner))
      return house.order.handlers.submit(
        { ...caller, requestId: more.requestId ?? randomUUID() },
        {
          shopId: SHOP,
          cartId,
          orderType: 1300,
          utensils: -1,
          executeList: [],
          cartVersion: 1,
          expectedTotal: money(PRICE),
          people: 1,
          remark: '',
          dinnerTime: 'asap',
          contact,
          paymentMethod: '12_bankCard',
          ...(payments.length > 0 && { payments: payments as never }),
        },
      )
    },
    async left({ cardId }) {
      const [paid = 0, given = 0] = await purse.standing(account.cardPaid(cardId), account.cardGiven(cardId))
      return paid + given
    },
    async ordersOf({ who: caller }) {
      const page = { state: 'active' as const, search: '', pageSize: 20 }
      const listed = await house.order.handlers.list(caller, page)
      return 'orders' in listed ? listed.orders : []
    },
  }
}
