import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { changeDue, partsFault, takenOf, usualCash } from './counter.ts'

describe('Payments to the staff (PAY-10)', () => {
  test('Change is what was handed over beyond what is due; less is no payment (PAY-10)', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (due, tendered) => {
        const change = changeDue({ method: 'cash', tendered: money(tendered) }, money(due))
        if (tendered < due) expect(change).toBeUndefined()
        else expect(due + (change ?? 0)).toBe(tendered)
      }),
    )
  })

  test('A terminal and a voucher pay exactly what is due (PAY-10)', () => {
    expect(changeDue({ method: 'terminal', tendered: money(1) }, money(500))).toBe(0)
    expect(changeDue({ method: 'voucher' }, money(500))).toBe(0)
  })

  test('Several payments pay an amount if they add up to it, each in cash with enough cash (PAY-21)', () => {
    const part = fc.record({
      method: fc.constantFrom('cash', 'terminal', 'voucher'),
      amount: fc.integer({ min: 1, max: 1e6 }).map(money),
    })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), fc.integer({ min: 1, max: 100 }), (parts, more) => {
        const due = takenOf(parts)
        expect(partsFault(parts, due)).toBeUndefined()
        expect(partsFault(parts, money(due + more))).toBe('partsDiffer')
        const short = parts.map(one => ({ ...one, tendered: money(one.amount - 1) }))
        expect(partsFault(short, due)).toBe(
          parts.some(({ method }) => method === 'cash') ? 'tenderedTooLittle' : undefined,
        )
      }),
    )
  })

  test('Usual amounts of cash start with the exact one and are never less than due', () => {
    expect(usualCash(money(1296))).toEqual([1296, 1300, 1500, 2000])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), due => {
        const usual = usualCash(money(due))
        expect(usual[0]).toBe(due)
        expect(usual.every(amount => amount >= due)).toBe(true)
      }),
    )
  })
})
