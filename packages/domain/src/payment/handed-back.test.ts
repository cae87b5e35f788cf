import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, sum } from '../money/index.ts'
import { withRounding } from './cash-rounding.ts'
import { handBack, type HandedBack, handedBackOf, staffPayments } from './handed-back.ts'

const amount = fc.integer({ min: 1, max: 100_000 })

describe('Refunds of orders paid in person (PAY-23)', () => {
  test('All that is handed back of a payment, in any steps, is exactly what was taken with tip and rounding (PAY-23, PAY-19)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('cash' as const, 'terminal' as const, 'voucher' as const),
        amount,
        fc.nat(5000),
        fc.constantFrom(1, 5, 10, 100),
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 }),
        (method, total, tip, step, wishes) => {
          const counter = withRounding({ method, tip: money(tip) }, money(total), step)
          const handedBack: HandedBack[] = []
          const payment = () => staffPayments({ total: money(total), counter, handedBack })[0]
          const give = (wish: number) => {
            const now = payment()
            const left = now ? now.amount + now.tip - now.returned : 0
            if (now && left > 0)
              handedBack.push(handBack(now, { refundId: 'r', amount: money(Math.min(wish, left)), step }))
          }
          for (const wish of wishes) {
            give(wish)
            expect(handedBackOf(handedBack)).toBeLessThanOrEqual(total + tip + (counter.rounding ?? 0))
          }
          give(Number.MAX_SAFE_INTEGER)
          expect(handedBackOf(handedBack)).toBe(total + tip + (counter.rounding ?? 0))
          expect(sum(handedBack.map(one => one.rounding))).toBe(counter.rounding ?? 0)
        },
      ),
    )
  })

  test('Each of several payments has its own tip, and what was handed back of it (PAY-23, PAY-21)', () => {
    const counters = [
      { method: 'cash' as const, amount: money(300), tip: money(20) },
      { method: 'terminal' as const, amount: money(200) },
    ]
    const handedBack = [{ refundId: 'r', part: 1, method: 'terminal' as const, amount: money(50), rounding: money(0) }]
    expect(staffPayments({ total: money(500), counters, handedBack })).toEqual([
      { part: 0, method: 'cash', amount: 300, tip: 20, rounding: 0, returned: 0 },
      { part: 1, method: 'terminal', amount: 200, tip: 0, rounding: 0, returned: 50 },
    ])
    expect(staffPayments({ total: money(500) })).toMatchObject([{ method: 'out-line', amount: 500 }])
  })
})
