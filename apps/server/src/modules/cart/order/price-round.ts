import {
  type Calculation,
  type CalculationInput,
  priceSeparately,
  type PricedRounds,
  priceRounds,
  type RoundToPrice,
} from '@comanda/domain/cart'
import type { BillSoFar } from '../../../ports/cart.ts'

/** A round about to join a bill. */
export interface RoundPricing {
  /** Priced on its own, with the promotions of the whole bill. */
  calculation: Calculation
  toPrice: Omit<RoundToPrice, 'orderId'>
  whole: PricedRounds
}

/** The id of the round before its order has one; it sorts after all order ids. */
const THIS = 'this'

/** The input to price what is ordered again, without the gifts that promotions add. */
function withoutGifts(input: CalculationInput): Omit<RoundToPrice, 'orderId'> {
  const { lines, isMember, segments = [], moment, coupons = [] } = input
  return {
    lines: lines.filter(({ problem }) => problem === undefined),
    coupons,
    chosenDiscountIds: input.chosenDiscountIds ?? 'best',
    isMember,
    ...(segments.length > 0 && { segments }),
    moment,
  }
}

/** The input to price an order that is no round again, with the gifts it has. API-11 */
export function toPriceAlone(input: CalculationInput, { items }: Calculation): Omit<RoundToPrice, 'orderId'> {
  const { gifts = [], zone } = input
  const own = withoutGifts(input)
  const had = gifts.filter(({ itemKey }) => items.some(item => item.itemKey === itemKey))
  return { ...own, lines: [...own.lines, ...had], ...(zone && { zone }) }
}

/**
 * Prices a round of a table that pays at the end: on its own, which is the price its guest agrees to, and the whole
 * bill with it, which never costs more. Promotions and gifts apply to the whole bill. ORDER-3
 */
export function priceRound(input: CalculationInput, bill: BillSoFar): RoundPricing {
  const { shop, bizType, lines, gifts = [] } = input
  const own = withoutGifts(input)
  const all = (round: typeof own) => ({
    shop,
    bizType,
    rounds: [...bill.rounds, { ...round, orderId: THIS }],
    paidAmount: bill.paidAmount,
  })
  const roundGifts = priceRounds({ ...all(own), gifts }).gifts
  const toPrice = { ...own, lines: [...own.lines, ...roundGifts] }
  const whole = priceRounds(all(toPrice))
  const alone = priceSeparately(
    input,
    { ...toPrice, lines: [...lines, ...roundGifts], orderId: THIS },
    input.cartVersion,
  )
  const { optionalList, nearList } = whole
  return { calculation: { ...alone, optionalList, nearList }, toPrice, whole }
}
