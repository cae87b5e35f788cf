import type { payment } from '@comanda/contract/payment'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { paymentTypeOf, tipChoices, tipOffered } from '@comanda/domain/payment'
import { orderNumber } from '@comanda/domain/order'
import type { BizType, ShopConfig, TipConfig } from '@comanda/domain/store'
import type { Handler } from '../../platform/http/index.ts'
import { methodsFor, surchargeOf, tipTotalsOf } from './bill.ts'
import type { Needs, OrderToPay } from './needs.ts'
import { viewOf } from './pay-result.ts'
import { attemptsOf } from './queries.ts'

type Methods = ResponseOf<typeof payment.queryPaymentMethodList>

const shownTip = ({ bizTypes: _, ...config }: TipConfig) => config

function tipFor(shop: ShopConfig, order: OrderToPay, methods: readonly string[]): Methods['tip'] {
  const on = methods.filter(method => tipOffered(shop.tip, order.bizType as BizType, method))
  if (!shop.tip || on.length === 0) return undefined
  const totals = tipTotalsOf(order)
  return {
    config: shownTip(shop.tip),
    choices: tipChoices(totals, shop.tip),
    methods: on,
    mostAmount: shop.tip.useCustomPayment ? Math.max(totals.totalAmount, totals.totalPaidAmount) : 0,
  }
}

/** How an order can be paid, what each way covers and what comes on top. PAY-5, PRICE-7, PRICE-8 */
export const queryPaymentMethods =
  (needs: Needs): Handler<typeof payment.queryPaymentMethodList> =>
  async ({ corporationId, session }, { orderId }) => {
    const at = { corporationId, orderId }
    const found = await needs.db.inTx(async tx => {
      const order = await needs.order.payable(tx, { ...at, owner: session.owner })
      return order && { order, attempts: await attemptsOf(tx, at) }
    })
    const shop = found && (await needs.shopOf(corporationId, found.order.shopId))
    if (!found || !shop) return refuse('notFound', { field: 'orderId' })
    const { order, attempts } = found
    const offered = methodsFor(needs, shop, order)
    const tip = tipFor(shop, order, offered)
    return {
      orderId,
      orderNo: orderNumber(orderId),
      shopId: order.shopId,
      orderType: order.bizType as BizType,
      currency: shop.currency,
      dueAmount: order.total,
      methods: offered.map(paymentMethod => ({
        paymentMethod,
        paymentType: paymentTypeOf(paymentMethod),
        amount: order.total,
        ccAmount: surchargeOf(paymentMethod, order.total, shop),
        enabled: true,
      })),
      ...(tip && { tip }),
      ...(order.payBefore && { secondsLeft: Math.max(0, Math.floor((order.payBefore - needs.clock()) / 1000)) }),
      result: viewOf(order, attempts),
    }
  }

/** The store's tip for a kind of order. PRICE-7 */
export const getTipConfig =
  (needs: Needs): Handler<typeof payment.getTipConfig> =>
  async ({ corporationId }, { shopId, businessType }) => {
    const shop = await needs.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    return shop.tip?.bizTypes.includes(businessType) ? { tip: shownTip(shop.tip) } : {}
  }

/** The store's surcharge on cards. PRICE-8 */
export const getCCFeeConfig =
  (needs: Needs): Handler<typeof payment.getCCFeeConfig> =>
  async ({ corporationId }, { shopId }) => {
    const shop = await needs.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    return shop.ccFee ? { ccFee: shop.ccFee } : {}
  }
