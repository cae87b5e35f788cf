import { money } from '@comanda/domain/money'
import { expect, test } from 'vitest'
import type { Methods } from '../api.ts'
import { firstPayDraft, fittingDraft } from './pay-draft.ts'

const points = { paymentMethod: '16_msPoint', payerId: 'p' } as const
const gift = { paymentMethod: '17_giftCard', payerId: 'g' } as const
const list = {
  methods: [{ paymentMethod: '12_bankCard', enabled: true }],
  means: [points],
  tip: {
    config: { defaultIndex: 1 },
    choices: [
      { value: 10, tipAmount: money(100) },
      { value: 18, tipAmount: money(180) },
    ],
  },
} as unknown as Methods

const nothing = firstPayDraft(list, 'o', '')
const again = fittingDraft(list, nothing)

test('A declined tip and a custom tip survive a reload (PRICE-7)', () => {
  expect(nothing.tip).toEqual({ kind: 'choice', index: 1 })
  for (const tip of [{ kind: 'none' }, { kind: 'own', text: '2,5' }, { kind: 'choice', index: 0 }] as const)
    expect(again({ ...nothing, tip }).tip).toEqual(tip)
})

test('A draft of another payable and unavailable methods are dropped (PRICE-7, PAY-5)', () => {
  expect(again({ ...nothing, orderId: 'another', tip: { kind: 'none' } })).toBe(nothing)
  expect(again({ ...nothing, tip: { kind: 'choice', index: 7 } }).tip).toEqual(nothing.tip)
  expect(again({ ...nothing, chosen: [points, gift] }).chosen).toEqual([points])
  const { tip: _, ...tipless } = list
  expect(fittingDraft(tipless as Methods, firstPayDraft(tipless as Methods, 'o', ''))(nothing).tip).toEqual({
    kind: 'none',
  })
})

test('Methods of the attempt that did not pay are chosen again, unless the page before chose others (PAY-1)', () => {
  const retried = { ...list, means: [points, { ...gift, checked: true }] } as unknown as Methods
  expect(firstPayDraft(retried, 'o', '').chosen).toEqual([gift])
  expect(firstPayDraft(retried, 'o', '16_msPoint~p~0').chosen).toEqual([points])
})
