import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { type Shift, shiftFigures, shiftOf, type TillMove } from './shift.ts'

const amount = fc.integer({ min: 0, max: 1_000_000 }).map(money)
const person = fc.constantFrom('ann', 'ben', '')

const shift = fc
  .record({ openedBy: fc.constantFrom('ann', 'ben'), openedAt: fc.nat(100), open: fc.nat(100), floatAmount: amount })
  .map(({ open, ...one }): Omit<Shift, 'shiftId'> => ({ ...one, ...(open > 0 && { closedAt: one.openedAt + open }) }))

const shifts = fc.array(shift, { maxLength: 4 }).map(list => list.map((one, at) => ({ ...one, shiftId: `s${at}` })))

const moves = fc.array(
  fc.record<TillMove>({
    at: fc.nat(200),
    what: fc.constantFrom('taken', 'returned'),
    method: fc.constantFrom('cash', 'terminal', 'voucher'),
    amount,
    tip: fc.constant(money(0)),
    staffId: person,
    shiftId: fc.constantFrom('', 's0', 's1', 's2'),
  }),
  { maxLength: 12 },
)

const signed = (list: readonly TillMove[]) =>
  list.reduce((all, move) => all + (move.what === 'taken' ? move.amount : -move.amount), 0)

describe('Shifts of cash drawers (TILL-1)', () => {
  test('Every move counts in one drawer that is open then, the chosen one if it is, or in none while none is open (TILL-1)', () => {
    fc.assert(
      fc.property(shifts, moves, (list, all) => {
        for (const move of all) {
          const open = list.filter(
            one => one.openedAt <= move.at && (one.closedAt === undefined || move.at < one.closedAt),
          )
          const own = shiftOf(move, list)
          expect(own === undefined).toBe(open.length === 0)
          if (own) expect(open).toContain(own)
          if (own && open.some(one => one.shiftId === move.shiftId)) expect(own.shiftId).toBe(move.shiftId)
          else if (own && open.some(one => one.openedBy === move.staffId)) expect(own.openedBy).toBe(move.staffId)
        }
      }),
    )
  })

  test('A drawer holds its float and the cash of its moves; people and methods add up to all moves (TILL-1)', () => {
    fc.assert(
      fc.property(amount, moves, fc.array(fc.integer({ min: -5000, max: 5000 })), (floatAmount, all, inAndOut) => {
        const one = { shiftId: 's', openedBy: 'ann', openedAt: 0, floatAmount, countedAmount: money(0) }
        const figures = shiftFigures(
          one,
          all,
          inAndOut.map(value => ({ amount: money(value) })),
        )
        const cash = signed(all.filter(({ method }) => method === 'cash'))
        expect(figures.expectedAmount).toBe(floatAmount + cash + inAndOut.reduce((sum, value) => sum + value, 0))
        expect(figures.difference).toBe(0 - figures.expectedAmount)
        expect(figures.staff.reduce((sum, { amount: own }) => sum + own, 0)).toBe(signed(all))
        expect(figures.methods.reduce((sum, { amount: own }) => sum + own, 0)).toBe(signed(all))
      }),
    )
  })
})
