import type { ResponseOf } from '@comanda/contract/core'
import type { order } from '@comanda/contract/order'
import { payment as calls } from '@comanda/contract/payment'
import { type Money, money } from '@comanda/domain/money'
import { type ChosenMethod, isOwnMethod, settlePayment } from '@comanda/domain/payment'
import type { BizType } from '@comanda/domain/store'
import { useQueryClient } from '../../platform/queries.ts'
import { queryOf } from '../../platform/query.ts'
import type { CallInput } from '../../platform/send/index.ts'
import type { OwnMethod } from './api.ts'
import { withDetails } from './line-details.ts'
import { readMethods } from './payment-paths.ts'

type Tip = ResponseOf<typeof calls.getTipConfig>['tip']
type Lines = NonNullable<CallInput<typeof order.submit>['payments']>

interface ToCover {
  due: Money
  offers: readonly OwnMethod[]
  chosen: readonly ChosenMethod[]
  withCoupons: boolean
  /** Tip choices of the store for this way of ordering. */
  tip: Tip
}

/**
 * Lines that pay the whole order as it is placed; undefined if the payment page is needed: for the rest, a tip or the
 * card's password. PAY-1, PAY-9
 */
export function coverAll({ due, offers, chosen, withCoupons, tip }: ToCover): Lines | undefined {
  const able = offers.filter(one => one.disabledReason === undefined)
  const { lines, restDue } = settlePayment({
    due,
    tip: money(0),
    offers: able,
    chosen: [...chosen],
    withCoupons,
    takesTip: () => false,
  })
  const own = lines.flatMap(
    ({ paymentMethod, payerId, ...line }): Lines =>
      isOwnMethod(paymentMethod) && payerId !== undefined ? [{ ...line, paymentMethod, payerId }] : [],
  )
  const needsInput = own.some(line => takesTip(tip, line.paymentMethod) || needsCode(able, line))
  return restDue === 0 && own.length > 0 && own.length === lines.length && !needsInput ? own : undefined
}

const takesTip = (tip: Tip, method: string): boolean =>
  tip !== undefined && (tip.tipPaymentUids.length === 0 || tip.tipPaymentUids.includes(method))

const needsCode = (offers: readonly OwnMethod[], { payerId, amount }: Lines[number]): boolean =>
  offers.some(one => one.payerId === payerId && one.securityFrom !== undefined && amount >= one.securityFrom)

interface OrderToPay {
  shopId: number
  orderType: BizType
  due: Money
  withCoupons: boolean
  /** Selected methods, encoded as in the address of the payment page. */
  methodsParam: string
}

/** Returns a function that computes whether an order can be paid as it is placed, from the data of the overview. */
export function useCoverAll() {
  const client = useQueryClient()
  return async ({ shopId, orderType, due, withCoupons, methodsParam }: OrderToPay): Promise<Lines | undefined> => {
    const chosen = readMethods(methodsParam)
    if (chosen.length === 0 || due <= 0) return undefined
    try {
      const [list, { tip }] = await Promise.all([
        client.fetchQuery({ ...queryOf(calls.queryCardList, { shopId, orderType, amount: due }), staleTime: 60_000 }),
        client.fetchQuery(queryOf(calls.getTipConfig, { shopId, businessType: orderType })),
      ])
      const lines = coverAll({ due, offers: list.means, chosen, withCoupons, tip })
      return lines && withDetails(lines, { payable: `${shopId}/${orderType}` })
    } catch {
      // The payment page requests the data again and shows the error.
      return undefined
    }
  }
}
