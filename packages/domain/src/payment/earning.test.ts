import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { earningToTakeBack, earningAmount, type EarningTender } from './earning.ts'
import { refundableAmount, splitRefund } from './refund-split.ts'

describe('amounts that earn points (CARD-7)', () => {
  test('External payments, payments at the venue and from the card earn; points and gift cards do not', () => {
    const pay = (paymentMethod: string, amount: number) => ({ paymentMethod, amount: money(amount) })
    expect(earningAmount([pay('16_msPoint', 300), pay('17_giftCard', 200), pay('16_msBalance', 500)])).toBe(500)
    expect(earningAmount([pay('12_bankCard', 250), pay('16_msBalance', 500), pay('out-line', 40)])).toBe(790)
  })

  test("Refunding half of a payment by points and card takes back half of the card's points", () => {
    const tender = (paymentMethod: string, paid: number): EarningTender => ({
      paymentMethod,
      paid: money(paid),
      amount: money(paid),
      returned: money(0),
    })
    expect(earningToTakeBack([tender('16_msPoint', 600), tender('12_bankCard', 400)], [money(300), money(200)])).toBe(
      200,
    )
  })

  test('All partial refunds together take back exactly the earning amount; a tip takes back nothing (M10)', () => {
    const method = fc.constantFrom('12_bankCard', '16_msBalance', '16_msPoint', '17_giftCard')
    const paid = fc.tuple(method, fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 500 }))
    fc.assert(
      fc.property(fc.array(paid, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(60_000)), (all, shares) => {
        let tenders: EarningTender[] = all.map(([paymentMethod, amount, tip]) => ({
          paymentMethod,
          amount: money(amount),
          paid: money(amount + tip),
          returned: money(0),
        }))
        const whole = earningAmount(tenders)
        let refund = 0
        for (const request of [...shares, Number.MAX_SAFE_INTEGER]) {
          const parts = splitRefund(money(Math.min(request, refundableAmount(tenders))), tenders)
          if (!parts) continue
          const one = earningToTakeBack(tenders, parts)
          expect(one).toBeGreaterThanOrEqual(0)
          refund += one
          expect(refund).toBeLessThanOrEqual(whole)
          tenders = tenders.map((it, i) => ({ ...it, returned: money(it.returned + (parts[i] ?? 0)) }))
        }
        expect(refund).toBe(whole)
      }),
    )
  })
})
