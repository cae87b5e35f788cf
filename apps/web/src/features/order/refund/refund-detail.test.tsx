import { order as calls } from '@comanda/contract/order'
import type { ResponseOf } from '@comanda/contract/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { setQueryDataIfNewer } from '../../../platform/cache/queries.ts'
import { RefundDetail } from './refund-detail.tsx'

const currency = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }

beforeAll(() => {
  vi.stubGlobal('location', new URL('http://guest.test/refundDetail?orderId=o1'))
  vi.stubGlobal('document', { hidden: false })
})

/** The texts of the screen for an order without a refund of its own. */
function textOf(over: Partial<ResponseOf<typeof calls.refundDetail>>): string {
  const answer = { orderId: 'o1', orderNo: 'ABC', currency, timeZone: 'UTC', refunds: [], asks: [], ...over }
  setQueryDataIfNewer([calls.refundDetail.path, { orderId: 'o1' }], answer)
  return renderToStaticMarkup(<RefundDetail orderId="o1" />)
}

test("An order without a refund says so; a round links to its table's bill (M8)", () => {
  expect(textOf({})).toContain('order.refund.none')
  const round = textOf({ billId: 'b1' })
  expect(round).not.toContain('order.refund.none')
  expect(round).toContain('order.refund.onBill')
  expect(round).toContain('href="/orderConfirm?billId=b1"')
})
