import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import type { PaymentOffer } from '../api.ts'
import type { PayDraft } from './pay-draft.ts'
import { firstRest, currentRestMethod } from './rest-method.ts'
import { settlementOf } from './settlement-of.ts'

const methods = [
  { paymentMethod: '12_bankCard' as const, enabled: false },
  { paymentMethod: 'out-line' as const, enabled: true },
  { paymentMethod: '12_octopus' as const, enabled: true },
]

test('The first usable method pays the rest; paying at the venue is not combined with own methods (PAY-3)', () => {
  const card = { paymentMethod: '16_msBalance', payerId: 'card' }
  expect(firstRest(methods, [])).toBe('out-line')
  expect(firstRest(methods, [card])).toBe('12_octopus')
  expect(firstRest(methods.slice(0, 2), [card])).toBeUndefined()
})

test('A method the store no longer accepts is replaced by the first accepted one (PAY-3, PAY-5)', () => {
  expect(currentRestMethod(methods, '12_octopus', [])).toBe('12_octopus')
  expect(currentRestMethod(methods, '12_bankCard', [])).toBe('out-line')
  expect(currentRestMethod(methods.slice(0, 2), '12_octopus', [])).toBe('out-line')
})

const gift = { paymentMethod: '17_giftCard', payerId: 'gift', balance: 500, usable: money(500) } as const
const list = { methods, means: [gift], dueAmount: money(900), withCoupons: false } as unknown as PaymentOffer

test('Own methods are not used beside payment at the venue, and are used again with another method, also after a reload (PAY-3)', () => {
  let draft: PayDraft = { orderId: 'o', chosen: [], rest: '12_octopus', tip: { kind: 'none' } }
  const now = () => settlementOf(list, [draft, to => (draft = to(draft))], { cards: [], wallets: [] })
  now().choose(list.means[0]!, true)
  expect(now().settlement.lines).toMatchObject([{ amount: 500 }, { amount: 400 }])

  now().setRest('out-line')
  expect(now().chosen).toEqual([])
  expect(now().settlement.lines).toMatchObject([{ paymentMethod: 'out-line', amount: 900 }])

  draft = JSON.parse(JSON.stringify(draft)) as PayDraft
  now().setRest('12_octopus')
  expect(now().chosen).toEqual([{ paymentMethod: '17_giftCard', payerId: 'gift' }])
  expect(now().settlement.lines).toMatchObject([{ amount: 500 }, { amount: 400 }])
})

test('An own method selected beside payment at the venue replaces it, without those that were cleared (PAY-3)', () => {
  let draft: PayDraft = {
    orderId: 'o',
    chosen: [{ paymentMethod: '16_msBalance', payerId: 'card' }],
    rest: 'out-line',
    tip: { kind: 'none' },
  }
  const now = () => settlementOf(list, [draft, to => (draft = to(draft))], { cards: [], wallets: [] })
  now().choose(list.means[0]!, true)
  expect(now().chosen).toEqual([{ paymentMethod: '17_giftCard', payerId: 'gift' }])
  expect(now().restId).toBe('12_octopus')
})
