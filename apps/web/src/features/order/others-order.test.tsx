import { order as calls } from '@comanda/contract/order'
import { money } from '@comanda/domain/money'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { setQueryDataIfNewer } from '../../platform/cache/queries.ts'
import type { OrderDetail } from './api.ts'
import { OrderConfirm } from './confirm/order-confirm.tsx'
import type { PageParts } from './create/form-props.ts'
import { OrderDetails } from './detail/order-detail.tsx'
import { OrderStatus } from './status/order-status.tsx'

const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const shop = { shopId: 101, shopName: {}, phone: '', timeZone: 'UTC', addressLines: [], latitude: 0, longitude: 0 }
const totals = { currency, totalLines: [], totalAmount: money(1250), totalDiscountAmount: money(0) }

const orderOf = (over: Partial<OrderDetail>): OrderDetail => ({
  orderId: 'o1',
  orderNo: 'ABC',
  version: 1,
  shop,
  orderType: 1100,
  state: 'awaitingPayment',
  payState: 'unpaid',
  pictures: [],
  itemNames: [],
  itemCount: 0,
  currency,
  totalPaidAmount: money(1250),
  time: { asap: true },
  createdAt: '2026-11-20T12:00:00.000Z',
  paymentMethod: '12_bankCard',
  lines: [],
  totals: {
    ...totals,
    totalTaxAmount: money(0),
    totalTipAmount: money(0),
    ccAmount: money(0),
    totalPaidAmount: money(1250),
  },
  table: { tableId: 'T1', tableName: '1', serviceAreaName: {} },
  people: 2,
  utensils: -1,
  remark: '',
  steps: [],
  mayCancel: false,
  ...over,
})

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://guest.test/orderStatus?orderId=o1'))
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const nothing = () => null
/** The texts of the screens that show an order. */
function screensOf(order: OrderDetail): string {
  const { orderId } = order
  const renderPage = ({ children, bottom }: PageParts) => (
    <>
      {children}
      {bottom}
    </>
  )
  setQueryDataIfNewer([calls.queryOrderDetail.path, { orderId }], order)
  return renderToStaticMarkup(
    <>
      <OrderStatus
        {...{ orderId, renderPage }}
        renderCall={nothing}
        renderTotals={nothing}
        renderReview={() => 'review'}
        renderEnd={() => null}
        renderEarned={() => null}
      />
      <OrderDetails
        {...{ orderId, renderTotals: nothing, totalName: () => '', renderEarned: nothing }}
        renderPaidBy={() => 'paidBy'}
        renderReview={() => 'review'}
      />
      <OrderConfirm {...{ orderId, renderPage, renderTotals: nothing }} />
    </>,
  )
}

const OWN = ['/orderConfirmPay', 'order.again', 'order.refundLink', 'order.askRefund', 'review', 'paidBy']
const ownTexts = (order: OrderDetail) => OWN.filter(text => screensOf(order).includes(text))

test('Only the person who ordered can pay, review, reorder or request a refund (CART-15, C6)', () => {
  const done = { state: 'completed', payState: 'paid', createdAt: new Date().toISOString() } as const
  const back = { state: 'cancelled', payState: 'refunding' } as const
  expect(ownTexts(orderOf({}))).toContain('/orderConfirmPay')
  expect(ownTexts(orderOf(done))).toEqual(
    expect.arrayContaining(['order.again', 'order.askRefund', 'review', 'paidBy']),
  )
  expect(ownTexts(orderOf(back))).toContain('order.refundLink')
  for (const own of [{}, done, back]) expect(ownTexts(orderOf({ ...own, shared: true }))).toEqual([])
  expect(screensOf(orderOf({ shared: true }))).toContain('order.say.anotherPays')
})

test('A receipt names the payment method once: as the payment describes it, else as chosen (M6)', () => {
  const named = (order: Partial<OrderDetail>) => screensOf(orderOf(order)).includes('order.payMethod')
  expect(named({ payState: 'paid', paymentMethod: '16_msPoint' })).toBe(false)
  expect(named({ payState: 'paid', paymentMethod: 'out-line' })).toBe(true)
  expect(named({ payState: 'unpaid' })).toBe(true)
  expect(named({ payState: 'paid', billId: 'b' })).toBe(true)
})
