import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import type { Bill } from './api.ts'
import { amountOf, splitInput, firstDraft, fitting, MAX_WAYS, ownFirst, sharesOf } from './split.ts'

const item = (itemKey: string, share: number, more: object = {}) => ({
  itemKey,
  displayName: itemKey,
  detail: '',
  quantity: 1,
  amount: money(share),
  shareAmount: money(share),
  mine: false,
  taken: false,
  ...more,
})

const bill = (more: Partial<Bill> = {}): Bill =>
  ({
    billId: 'b',
    currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
    restAmount: money(3000),
    persons: [{}, {}, {}],
    people: 1,
    rounds: [
      {
        orderId: 'o',
        lines: [item('soup', 1000, { mine: true }), item('tea', 500), item('rice', 1500, { taken: true })],
      },
    ],
    ...more,
  }) as unknown as Bill

describe('Part of a bill to pay (ORDER-3)', () => {
  test("Starts with the guest's own dishes, or all if no one else ordered", () => {
    expect(firstDraft(bill())).toMatchObject({ by: 'items', ways: 3 })
    expect(amountOf(bill(), firstDraft(bill()))).toBe(1000)
    const alone = bill({ rounds: [{ orderId: 'o', lines: [item('soup', 1000, { mine: true })] }] as never })
    expect(firstDraft(alone).by).toBe('rest')
  })

  test("Lists the guest's own dishes first, the others in order of selection", () => {
    const lines = [item('tea', 500), item('cake', 400), item('soup', 1000, { mine: true }), item('rice', 100)]
    const shown = ownFirst(bill({ rounds: [{ orderId: 'o', lines }] as never }))
    expect(shown.map(({ item: { itemKey } }) => itemKey)).toEqual(['soup', 'tea', 'cake', 'rice'])
  })

  test('Never exceeds the open amount', () => {
    const little = bill({ restAmount: money(700) })
    expect(amountOf(little, firstDraft(bill()))).toBe(700)
    expect(amountOf(little, { ...firstDraft(little), by: 'amount', typed: '7.01' })).toBeUndefined()
    expect(amountOf(little, { ...firstDraft(little), by: 'amount', typed: '7,00' })).toBe(700)
  })

  test('Continues an even split that others started; another number starts a new one', () => {
    const billInShares = bill({ evenly: { ways: 3, taken: 1, shareAmount: money(1200) } })
    const draft = { ...firstDraft(billInShares), by: 'evenly' as const }
    expect(amountOf(billInShares, draft)).toBe(1200)
    expect(amountOf(billInShares, { ...draft, ways: 2 })).toBe(1500)
  })

  test('Shows each share, also if the shares differ', () => {
    expect(sharesOf(bill(), 3)).toEqual([{ amount: 1000, count: 3 }])
    const odd = sharesOf(bill({ restAmount: money(1798 - 1) }), 2)
    expect(odd).toEqual([
      { amount: 899, count: 1 },
      { amount: 898, count: 1 },
    ])
  })

  test('Splits by the number of people eating, not by the number of phones', () => {
    expect(firstDraft(bill({ people: 2 })).ways).toBe(2)
    expect(firstDraft(bill({ people: 60 })).ways).toBe(MAX_WAYS)
    expect(firstDraft(bill({ persons: [{}] as never })).ways).toBe(2)
  })

  test('Survives a reload for its bill only, without dishes taken meanwhile', () => {
    const nothing = firstDraft(bill())
    const stored = { ...nothing, ways: 7, typed: '12', chosen: ['o tea', 'o rice'] }
    const again = fitting(bill(), nothing)
    expect(again({ ...stored, by: 'evenly' })).toEqual({ ...stored, by: 'evenly', chosen: ['o tea'] })
    expect(again({ ...stored, by: 'amount' })).toMatchObject({ by: 'amount', typed: '12', ways: 3 })
    expect(again({ ...stored, billId: 'another' })).toBe(nothing)
    const taken = bill({ rounds: [{ orderId: 'o', lines: [item('rice', 1500, { taken: true })] }] as never })
    expect(fitting(taken, firstDraft(taken))({ ...stored, by: 'items' })).toMatchObject({ by: 'rest', chosen: [] })
  })

  test('Sends the amount that was shown (PAY-9)', () => {
    expect(splitInput(bill(), firstDraft(bill()), money(1000))).toEqual({
      billId: 'b',
      expectedAmount: 1000,
      split: { by: 'items', items: [{ orderId: 'o', itemKey: 'soup' }] },
    })
  })
})
