import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardOrder } from './columns.ts'
import { OrderCard } from './order-card.tsx'
import { OrderTypeLine } from './order-facts.tsx'

const line = { itemKey: 'a', quantity: 2, displayName: 'Satay', detail: 'Large, no peanuts', remark: 'no peanuts' }
const order = {
  orderId: 'o1',
  orderNo: 'ABC',
  shop: { shopId: 101 },
  callNumber: '013',
  orderType: 1300,
  state: 'accepted',
  payState: 'paid',
  moves: ['preparing'],
  steps: [],
  time: {},
  remark: 'Allergic to sesame',
  lines: [line, { ...line, itemKey: 'b', displayName: 'Rice', remark: '' }],
  totalPaidAmount: 1250,
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  utensils: -1,
} as unknown as BoardOrder

const cardOf = (open: boolean, shown = order) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OrderCard
        {...{ order: shown, open, timeZone: 'UTC', minutes: 15, tools: null }}
        onAction={() => {}}
        onOpen={() => {}}
      />
    </QueryClientProvider>,
  )

test('A folded card shows the remarks of the order and of its dishes, because an allergy may be among them (ORDER-13)', () => {
  for (const open of [false, true]) {
    expect(cardOf(open)).toContain('Allergic to sesame')
    expect(cardOf(open)).toContain('no peanuts')
  }
})

test('A folded card shows the name of the guest, if the order has one (ORDER-13)', () => {
  expect(cardOf(false)).not.toContain('<bdi class')
  const contact = { firstName: 'Ann', lastName: 'Guest', countryCode: '1', phoneNumber: '2125550187' }
  const named = cardOf(false, { ...order, contact } as BoardOrder)
  expect(named).toContain('>Ann Guest<')
  expect(named).not.toContain('2125550187')
})

test('A table whose area has no name is shown without a separator (ORDER-13)', () => {
  const shown = (name: string) =>
    renderToStaticMarkup(
      <OrderTypeLine
        order={{
          ...order,
          orderType: 1100,
          table: { tableId: 'A1', tableName: 'A1', serviceAreaName: { en_US: name } },
        }}
      />,
    )
  expect(shown('Terrace')).toContain('console.table · Terrace<')
  expect(shown('')).toContain('console.table<')
})
