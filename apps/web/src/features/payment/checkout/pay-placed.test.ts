import { money } from '@comanda/domain/money'
import { afterEach, expect, test, vi } from 'vitest'
import { installNavigator, type Navigator } from '../../../platform/navigation.ts'
import { payPlaced } from './pay-placed.ts'

afterEach(() => vi.unstubAllGlobals())

test('The payment page below the card form names the brand and the store, like every page of the visit (NAV-1, NAV-6)', async () => {
  const replaceState = vi.fn<History['replaceState']>()
  const go = vi.fn<Navigator['go']>()
  vi.stubGlobal('location', { search: '?shopId=201&bizType=1300&g=2000' })
  vi.stubGlobal('history', { state: {}, replaceState })
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} })
  installNavigator({ go, preload: () => {}, isRoute: () => true })
  const rest = { paymentMethod: '12_bankCard', amount: money(100) }
  const choice = { rest, settlement: { lines: [] } } as unknown as Parameters<typeof payPlaced>[1]['choice']
  await payPlaced('7', { choice, cards: { cards: [] } as never, code: '' })
  expect(replaceState).toHaveBeenCalledWith(
    {},
    '',
    '/orderConfirmPay?orderId=7&choose=1&shopId=201&bizType=1300&g=2000',
  )
  expect(go).toHaveBeenCalledWith('/adyen?orderId=7', { force: true })
})
