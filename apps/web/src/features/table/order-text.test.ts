import { expect, test, vi } from 'vitest'

vi.mock('../../platform/i18n/index.ts', () => ({ t: (key: string) => key }))
const { orderText } = await import('./order-text.ts')

test('The others at the table read that a person is paying until the order is paid (CART-15)', () => {
  expect(orderText('awaitingPayment', 'Ana')).toBe('table.payingOf')
  expect(orderText('placed', 'Ana')).toBe('table.orderOf')
})
