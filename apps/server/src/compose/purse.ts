import type { Tx } from '../platform/db/index.ts'
import type { Limits } from '../platform/limits.ts'
import { type CardModule, createCards } from '../modules/card/index.ts'
import type { PaymentModule } from '../modules/payment/index.ts'
import { createPoints, type PointsModule } from '../modules/points/index.ts'
import type { EarningOrder, OrderToSettle, SettleOrder } from '../modules/order/index.ts'
import { createStoredValue, type StoredValueModule } from '../modules/storedvalue/index.ts'
import { shopAddressLines } from '../modules/store/index.ts'
import type { Auth } from '../modules/auth/index.ts'
import type { Runtime } from './ground.ts'
import type { Ordering } from './ordering.ts'
import type { Places } from './places.ts'

interface Deps extends Runtime {
  limits: Limits
  places: Places
  ordering: Ordering
  /** Sign-in stands on cards, which ask some things of it in turn. */
  auth: () => Auth
  /** Paying stands on cards, which pay in their turn. */
  paying: () => SmartPaying
  /** The version of an agreement that is in force. */
  agreementVersion(corporationId: number, agreementId: string): Promise<number | undefined>
}

/** What a recharge asks of paying: something is paid with the card it fills, and what of its own money went back. PAY-7 */
type SmartPaying = Pick<PaymentModule, 'dueByCard' | 'payByCard' | 'hold' | 'refundsOf'>

type EarningBack = Pick<EarningOrder, 'corporationId' | 'orderId' | 'amount' | 'at'> & { causeKey?: string }

/** What a member holds: the card, its value, points. */
export interface Purse {
  card: CardModule
  points: PointsModule
  storedValue: StoredValueModule
  /** Locks what an order's points and growth change; answers how it is settled. */
  readyToSettle(tx: Tx, order: OrderToSettle): Promise<SettleOrder>
  /** An order was paid: points and growth. CARD-7, CARD-2 */
  settled(tx: Tx, order: EarningOrder): Promise<void>
  /** An order's money goes back: all of it, or a part under a cause of its own. M10 */
  returned(tx: Tx, back: EarningBack): Promise<void>
}

export function composePurse(deps: Deps): Purse {
  const { db, clock, log, limits, places, ordering, auth } = deps
  const { shops } = places.store
  const shopOf = async (corporationId: number, shopId: number) => (await shops.shown(corporationId, shopId))?.config
  const shopsOf = async (corporationId: number) => (await shops.all(corporationId)).map(({ config }) => config)
  const card = createCards({
    db,
    clock,
    limits,
    shopOf,
    shopsOf,
    addressLinesOf: shopAddressLines,
    provedBy: (tx, caller, ticket) => auth().provedBy(tx, caller, 'cardPassword', ticket),
    ownContacts: (on, corporationId, customerId) => auth().ownContacts(on, corporationId, customerId),
    log,
    nameOf: (on, corporationId, customerId) => auth().nameOf(on, corporationId, customerId),
    becameMember: (tx, corporationId, customerId) => auth().markMember(tx, corporationId, customerId),
  })
  const points = createPoints({
    db,
    clock,
    log,
    shopOf,
    shopsOf,
    programAt: card.programAt,
    bonusOf: async (on, at) => (await card.membershipOf(on, at))?.pointsBonus,
    memberAt: async (on, at) => {
      const { program, membership } = await card.memberAt(on, at)
      return { program, bonus: membership?.pointsBonus }
    },
    ownsOrder: async (on, { orderId, ...whose }) => (await ordering.order.ownOrders(on, whose, [orderId])).length === 1,
  })
  const storedValue = createStoredValue({
    db,
    clock,
    shopOf,
    shopsOf,
    cardOf: card.cardToFill,
    cardProgramsOf: card.programsOf,
    couponNamesOf: ordering.coupon.templatesOf,
    dueByCard: (tx, input) => deps.paying().dueByCard(tx, input),
    payByCard: (tx, input) => deps.paying().payByCard(tx, input),
    holdPayable: (tx, at) => deps.paying().hold(tx, at),
    checkSecurity: card.checkSecurity,
    agreementVersion: deps.agreementVersion,
    givePoints: points.give,
    takePointsBack: points.takeBack,
    giveCoupons: ordering.coupon.giveCoupons,
    takeCouponsBack: ordering.coupon.takeCouponsBack,
    refundsOf: (corporationId, rechargeId) => deps.paying().refundsOf(corporationId, rechargeId),
  })
  return { card, points, storedValue, ...earningOf(card, points) }
}

/** Points and growth go together: what earns points makes the card grow. */
const earningOf = (card: CardModule, points: PointsModule): Pick<Purse, 'readyToSettle' | 'settled' | 'returned'> => {
  const readyToSettle = async (tx: Tx, ahead: OrderToSettle): Promise<SettleOrder> => {
    // Asked together, they run one after the other: the points are locked before the card, here as everywhere.
    const [standing, { program, membership: held, card: own }] = await Promise.all([
      points.lockToEarn(tx, ahead),
      card.memberToGrow(tx, ahead),
    ])
    return async order => {
      if (!held) return
      const growth = await points.settleOrder(tx, order, { member: { program, bonus: held.pointsBonus }, standing })
      const { corporationId, customerId, orderId, at } = order
      if (growth > 0) await card.grow(tx, { corporationId, customerId, cardId: held.cardId, orderId, growth, at }, own)
    }
  }
  return {
    readyToSettle,
    settled: async (tx, order) => (await readyToSettle(tx, order))(order),
    async returned(tx, { corporationId, orderId, amount, at, causeKey = orderId }) {
      const back = await points.returnOrder(tx, { corporationId, orderId, causeKey, amount, at })
      if (back) await card.shrink(tx, { corporationId, orderId, ...back })
    },
  }
}
