import {
  type Calculation,
  type CalculationInput,
  priceAlone,
  type PricedRounds,
  priceRounds,
  type RoundToPrice,
} from '@comanda/domain/cart'
import type { BillSoFar } from '../../../ports/cart.ts'

/** A round about to join a bill. */
export interface ThisRound {
  /** By itself, with the offers of the whole bill. */
  calculation: Calculation
  toPrice: Omit<RoundToPrice, 'orderId'>
  whole: PricedRounds
}

/** Until the order has an id of its own; it sorts after all that have one. */
const THIS = 'this'

/**
 * A round of a table that pays at the end: by itself, which is what its guest agrees to, and the whole bill with it, which
 * never comes to more. Promotions and gifts are the whole bill's. ORDER-3
 */
export function priceRound(asked: CalculationInput, bill: BillSoFar): ThisRound {
  const { shop, bizType, lines, isMember, moment, chosenDiscountIds = [], coupons = [], gifts = [] } = asked
  const own = {
    lines: lines.filter(({ problem }) => problem === undefined),
    coupons,
    chosenDiscountIds,
    isMember,
    moment,
  }
  const all = (round: typeof own) => ({
    shop,
    bizType,
    rounds: [...bill.rounds, { ...round, orderId: THIS }],
    paidAmount: bill.paidAmount,
  })
  const given = priceRounds({ ...all(own), gifts }).gifts
  const toPrice = { ...own, lines: [...own.lines, ...given] }
  const whole = priceRounds(all(toPrice))
  const alone = priceAlone(asked, { ...toPrice, lines: [...lines, ...given], orderId: THIS }, asked.cartVersion)
  const { optionalList, nearList } = whole
  return { calculation: { ...alone, optionalList, nearList }, toPrice, whole }
}
