import type { ResponseOf } from '@comanda/contract/core'
import { menu } from '@comanda/contract/menu'
import type { order as calls } from '@comanda/contract/order'
import { store } from '@comanda/contract/store'
import { money } from '@comanda/domain/money'
import { currentLocale } from '../../platform/i18n/index.ts'
import { send } from '../../platform/send/index.ts'

type OrderDetail = ResponseOf<typeof calls.queryOrderDetail>

/** How long ago the sample was placed, accepted and started, in minutes. */
const STEPS = [
  ['placed', 9],
  ['accepted', 8],
  ['preparing', 4],
] as const
/** Minutes until it is promised. */
const PROMISED = 6

const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

/** Two dishes of the store's menu that have pictures, as ordered lines. */
async function sampleLines(shopId: number): Promise<OrderDetail['lines']> {
  const answer = await send(menu.queryAllMenus, { shopId, businessType: 1300 }, { shows: 'silent' })
  const items = 'document' in answer ? answer.document.items : []
  return items
    .filter(({ picture }) => picture !== undefined && picture !== '')
    .slice(0, 2)
    .map(({ foodId, displayName, picture = '', price }) => ({
      itemKey: foodId,
      foodId,
      displayName,
      detail: '',
      picture,
      unitName: '',
      quantity: 1,
      unitAmount: price,
      amount: price,
      discountAmount: money(0),
      remark: '',
    }))
}

/** An order being prepared, with dishes of the store in the address, for the console's preview of a theme. DECO-2 */
export async function sampleOrder(): Promise<OrderDetail> {
  const shopId = Number(new URLSearchParams(location.search).get('shopId'))
  const [shop, lines] = await Promise.all([send(store.getShop, { shopId }, { shows: 'silent' }), sampleLines(shopId)])
  const { currency, timeZone, phone, addressLines, latitude, longitude } = shop
  const total = money(lines.reduce((sum, line) => sum + line.amount, 0))
  return {
    orderId: 'sample',
    orderNo: 'A27',
    version: 1,
    shop: {
      shopId,
      shopName: { [currentLocale().id]: shop.shopName },
      phone,
      timeZone,
      addressLines,
      latitude,
      longitude,
    },
    orderType: 1300,
    state: 'preparing',
    payState: 'unpaid',
    callNumber: '27',
    pictures: lines.flatMap(({ picture }) => picture ?? []),
    itemNames: lines.map(({ displayName }) => displayName),
    itemCount: lines.length,
    currency,
    totalPaidAmount: total,
    time: { asap: true },
    promisedAt: minutesFromNow(PROMISED),
    createdAt: minutesFromNow(-STEPS[0][1]),
    paymentMethod: '',
    lines,
    totals: {
      currency,
      totalLines: [],
      totalAmount: total,
      totalDiscountAmount: money(0),
      totalTaxAmount: money(0),
      totalTipAmount: money(0),
      ccAmount: money(0),
      totalPaidAmount: total,
    },
    people: 1,
    utensils: -1,
    remark: '',
    steps: STEPS.map(([state, ago]) => ({ state, at: minutesFromNow(-ago), by: 'staff' })),
    mayCancel: false,
  }
}
