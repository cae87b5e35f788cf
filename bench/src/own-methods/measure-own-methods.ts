import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { type OwnMethodOption, settlePayment } from '@comanda/domain/payment'
import { type Figure, median } from '../figures.ts'
import { openConnection } from '../load/connection.ts'
import { requestBytes } from '../load/request.ts'
import { startProduct } from '../server/subjects.ts'
import { fillBalances, TOKEN } from './fill-balances.ts'

const WARM = 20
const ORDERS = 200
const SHOP = 101
/** Minor units: points pay two dollars, the member card one and a half, the gift card the rest. */
const PARTS: Partial<Record<OwnMethodOption['paymentMethod'], number>> = { '16_msPoint': 200, '16_msBalance': 150 }
const EDAMAME = { foodId: 'edamame', menuGroupId: 'sides', menuId: 'all-day', unitId: 'edamame.one' }
const CONTACT = { phoneNumber: '2125550187', countryCode: '1', isoCode: 'US', firstName: 'Maya', lastName: 'Brooks' }

type Request = <T>(path: string, body: object) => Promise<T>

/** One order paid by three payment methods; times the submit and payment of the guest's last tap. */
async function orderPaid(request: Request): Promise<number> {
  const place = { shopId: SHOP, businessType: 1300 }
  const cartItems = [{ ...EDAMAME, quantity: 1 }]
  const cart = await request<{ cartId: string }>(contract.cart.modify.path, { ...place, modifyType: 0, cartItems })
  const requested = { shopId: SHOP, cartId: cart.cartId, orderType: 1300, dinnerTime: 'asap' }
  const { calculation } = await request<{ calculation: { cartVersion: number; totalPaidAmount: number } }>(
    contract.order.calculate.path,
    requested,
  )
  const sum = { cartVersion: calculation.cartVersion, expectedTotal: calculation.totalPaidAmount }
  const started = performance.now()
  const { orderId } = await request<{ orderId: string }>(contract.order.submit.path, {
    ...requested,
    ...sum,
    contact: CONTACT,
    paymentMethod: '12_bankCard',
  })
  const submitted = performance.now() - started
  const { means, dueAmount } = await request<{ means: OwnMethodOption[]; dueAmount: number }>(
    contract.payment.queryPaymentMethodList.path,
    { orderId },
  )
  const payments = linesOf(means, dueAmount)
  const paying = performance.now()
  const paid = await request<{ paymentState: string }>(contract.payment.createPayment.path, { orderId, payments })
  if (paid.paymentState !== 'paid') throw new Error(`an order is ${paid.paymentState}`)
  return submitted + performance.now() - paying
}

/** The payment lines as the phone calculates them: points, card and gift card, each with its part. PAY-1 */
function linesOf(means: readonly OwnMethodOption[], dueAmount: number) {
  const usable = means.filter(one => !one.disabledReason && one.usable > 0)
  const last = usable.filter(one => one.paymentMethod === '17_giftCard').toSorted((a, b) => b.usable - a.usable)[0]
  const chosen = [...usable.filter(one => one.paymentMethod in PARTS), ...(last ? [last] : [])]
  const { lines, restDue } = settlePayment({
    due: money(dueAmount),
    tip: money(0),
    offers: means,
    chosen: chosen.map(({ paymentMethod, payerId }) => {
      const most = PARTS[paymentMethod]
      return { paymentMethod, payerId, ...(most !== undefined && { most: money(most) }) }
    }),
    withCoupons: false,
    takesTip: () => false,
  })
  if (lines.length !== 3 || restDue > 0) throw new Error(`not three means: ${JSON.stringify({ lines, restDue })}`)
  return lines
}

/** The guest's waiting time for an order paid by points, stored value and gift card. PAY-9 */
export async function measureOwnMethods(dataDir: string): Promise<Figure[]> {
  await fillBalances(dataDir, WARM + ORDERS)
  const product = await startProduct(dataDir, { demo: true })
  const connection = await openConnection(product.port)
  const request: Request = async <T>(path: string, body: object) => {
    const response = JSON.parse((await connection.ask(requestBytes(path, body, TOKEN))).toString()) as {
      code: string
      data: T
    }
    if (response.code !== '000') throw new Error(`${path}: ${JSON.stringify(response)}`)
    return response.data
  }
  try {
    const took: number[] = []
    for (let i = 0; i < WARM + ORDERS; i += 1) {
      const one = await orderPaid(request)
      if (i >= WARM) took.push(one)
    }
    const sorted = took.toSorted((a, b) => a - b)
    return [
      {
        name: 'order submitted and paid by points, card and gift card, median',
        unit: 'ms',
        measured: median(took),
        budget: 150,
        atMost: true,
        note: `${ORDERS} orders one after another`,
      },
      { name: 'the same, p95', unit: 'ms', measured: sorted[Math.floor(sorted.length * 0.95)] ?? 0 },
    ]
  } finally {
    connection.close()
    await product.stop()
  }
}
