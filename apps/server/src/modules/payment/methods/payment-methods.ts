import type { payment } from '@comanda/contract/payment'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { paymentTypeOf, tipChoices } from '@comanda/domain/payment'
import type { BizType, ShopConfig, TipConfig } from '@comanda/domain/store'
import type { Queries } from '../../../platform/db/index.ts'
import type { Handler } from '../../../platform/http/index.ts'
import type { OwnMethodOffer, Payable, PayableAt } from '../../../ports/payment.ts'
import { methodsFor, surchargeOf, tipConfigFor } from '../bill/bill.ts'
import type { Deps } from '../deps.ts'
import { offersFor } from './offers.ts'
import { linesOf } from '../attempt/own-lines.ts'
import { viewOf } from '../attempt/pay-result.ts'
import { payableAt, payableOf } from '../payables.ts'
import { attemptsOf } from '../queries.ts'
import type { AttemptRow } from '../tables.ts'

type Methods = ResponseOf<typeof payment.queryPaymentMethodList>

const shownTip = ({ bizTypes: _, ...config }: TipConfig) => config

function tipFor(shop: ShopConfig, payable: Payable, methods: readonly string[]): Methods['tip'] {
  const db = methods.filter(method => tipConfigFor(shop, payable, method))
  if (!shop.tip || !payable.totals || db.length === 0) return undefined
  const { totals } = payable
  return {
    config: shownTip(shop.tip),
    choices: tipChoices(totals, shop.tip),
    methods: db,
    mostAmount: money(shop.tip.useCustomPayment ? Math.max(totals.totalAmount, totals.totalPaidAmount) : 0),
  }
}

/** The methods that can pay it, what each covers and its surcharge. PAY-5, PRICE-7, PRICE-8 */
export const queryPaymentMethods =
  (deps: Deps): Handler<typeof payment.queryPaymentMethodList> =>
  async (caller, input) => {
    const at = payableAt(caller, input)
    const result = await deps.db.inTx(async tx => {
      const payable = await payableOf(tx, deps, { ...at, owner: caller.session.owner })
      const shop = payable && (await deps.shopOf(caller.corporationId, payable.shopId))
      if (!payable || !shop) return undefined
      const attempts = await attemptsOf(tx, at)
      const offers = await offersFor(tx, deps, { caller, shop, payable, attempts })
      return { payable, shop, attempts, offers, used: await usedLast(tx, at, attempts) }
    })
    if (!result) return refuse('notFound', { field: 'orderId' })
    const { payable, shop, attempts, offers, used } = result
    const offered = methodsFor(deps, shop, payable)
    const tip = tipFor(shop, payable, [...offered, ...new Set(offers.map(it => it.paymentMethod))])
    return {
      orderId: payable.payableId,
      orderNo: payable.displayNo,
      shopId: payable.shopId,
      ...(payable.bizType && { orderType: payable.bizType as BizType }),
      currency: payable.currency,
      dueAmount: payable.total,
      methods: offered.map(paymentMethod => ({
        paymentMethod,
        paymentType: paymentTypeOf(paymentMethod),
        amount: payable.total,
        ccAmount: surchargeOf(paymentMethod, payable.total, shop),
        enabled: true,
      })),
      means: offers.map(offer => shownOffer(offer, used.has(keyOf(offer.paymentMethod, offer.payerId)))),
      withCoupons: (payable.coupons ?? 0) > 0,
      ...(shop.ccFee && { ccFee: shop.ccFee }),
      ...(tip && { tip }),
      ...(payable.payBefore && { secondsLeft: Math.max(0, Math.floor((payable.payBefore - deps.clock()) / 1000)) }),
      result: viewOf(payable, attempts),
    }
  }

const keyOf = (paymentMethod: string, payerId: string): string => `${paymentMethod} ${payerId}`

/** The own methods that the last attempt used; a retry proposes them again, on any phone of the guest. PAY-1 */
async function usedLast(db: Queries, at: PayableAt, attempts: readonly AttemptRow[]): Promise<ReadonlySet<string>> {
  const last = attempts.reduce((newest, it) => Math.max(newest, it.attempt_no), 0)
  if (!attempts.some(({ attempt_no, own_amount }) => attempt_no === last && own_amount > 0)) return new Set()
  const lines = await linesOf(db, at)
  return new Set(lines.filter(it => it.attempt_no === last).map(it => keyOf(it.payment_method, it.payer_id)))
}

const shownOffer = ({ excludes, balanceParts: _, ...offer }: OwnMethodOffer, checked: boolean) => ({
  ...offer,
  checked: checked && offer.disabledReason === undefined,
  ...(excludes && { excludes: [...excludes] }),
})

/** The guest's own methods for an order that is not placed yet. PAY-1 */
export const queryCardList =
  (deps: Deps): Handler<typeof payment.queryCardList> =>
  async (caller, { shopId, orderType, amount }) => {
    const shop = await deps.shopOf(caller.corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    const payable = { kind: 'order' as const, payableId: '', bizType: orderType, total: money(amount) }
    const offers = await offersFor(deps.db, deps, { caller, shop, payable, attempts: [] })
    return { currency: shop.currency, means: offers.map(offer => shownOffer(offer, false)) }
  }

/** The store's tip settings for a kind of order. PRICE-7 */
export const getTipConfig =
  (deps: Deps): Handler<typeof payment.getTipConfig> =>
  async ({ corporationId }, { shopId, businessType }) => {
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    return shop.tip?.bizTypes.includes(businessType) ? { tip: shownTip(shop.tip) } : {}
  }

/** The store's surcharge on cards. PRICE-8 */
export const getCCFeeConfig =
  (deps: Deps): Handler<typeof payment.getCCFeeConfig> =>
  async ({ corporationId }, { shopId }) => {
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return refuse('notFound', { field: 'shopId' })
    return shop.ccFee ? { ccFee: shop.ccFee } : {}
  }
