import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownShare } from './own-share.ts'
import type { ShareRow } from './queries.ts'

const counts = fc.record({
  adults: fc.integer({ min: 0, max: 9 }),
  children: fc.integer({ min: 0, max: 9 }),
  charged_adults: fc.integer({ min: 0, max: 9 }),
  charged_children: fc.integer({ min: 0, max: 9 }),
})
const sane = (it: Omit<ShareRow, 'person_id'>) => ({
  adults: it.adults + it.charged_adults,
  children: it.children + it.charged_children,
  charged_adults: it.charged_adults,
  charged_children: it.charged_children,
})
const add = (a: ReturnType<typeof sane>, b: ReturnType<typeof sane>) => ({
  adults: a.adults + b.adults,
  children: a.children + b.children,
  charged_adults: a.charged_adults + b.charged_adults,
  charged_children: a.charged_children + b.charged_children,
})

describe('The people a cart pays for at a buffet', () => {
  it('Every person in no order yet is paid by one phone, or by all phones if none named the person (CART-13)', () => {
    fc.assert(
      fc.property(fc.array(counts, { maxLength: 6 }), counts, (phones, nobodys) => {
        const shares = phones.map((it, at) => ({ person_id: `p${at}`, ...sane(it) }))
        const row = { ...shares.reduce<ReturnType<typeof sane>>(add, sane(nobodys)), opened_at: new Date(0) }
        for (const share of shares) {
          const { due } = ownShare(row, shares, share.person_id)
          expect(due.adults).toBe(share.adults - share.charged_adults + nobodys.adults)
          expect(due.children).toBe(share.children - share.charged_children + nobodys.children)
        }
        expect(ownShare(row, shares, 'new').due).toEqual({ adults: nobodys.adults, children: nobodys.children })
      }),
    )
  })
})
