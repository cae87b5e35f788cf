import { type Money, money, sum } from '../money/index.ts'

/** Money that staff took or handed back; amounts in minor units, `at` in epoch ms. */
export interface TillMove {
  at: number
  what: 'taken' | 'returned'
  /** A way of taking money, `out-line` where none was recorded. PAY-10 */
  method: string
  /** With the tip. */
  amount: Money
  tip: Money
  /** The person who took it; empty where that is not known. */
  staffId: string
  /** The shift that its person chose. */
  shiftId?: string
}

/** A drawer from its opening to its close; times in epoch ms. TILL-1 */
export interface Shift {
  shiftId: string
  openedBy: string
  openedAt: number
  closedAt?: number
  floatAmount: Money
  countedAmount?: Money
}

/** Money put into a drawer (positive) or taken out of it (negative). */
export interface DrawerMove {
  amount: Money
}

const isOpenAt = ({ openedAt, closedAt }: Shift, at: number): boolean =>
  openedAt <= at && (closedAt === undefined || at < closedAt)

/**
 * The shift that a move belongs to: of the drawers open then, the one that was chosen for it, else the one its person opened, else the one
 * opened first; undefined while none is open. So every move counts in one drawer at most. TILL-1
 */
export function shiftOf(move: TillMove, shifts: readonly Shift[]): Shift | undefined {
  const open = shifts.filter(shift => isOpenAt(shift, move.at)).toSorted(byOpening)
  return (
    open.find(({ shiftId }) => shiftId === move.shiftId) ??
    open.find(({ openedBy }) => move.staffId !== '' && openedBy === move.staffId) ??
    open[0]
  )
}

const byOpening = (a: Shift, b: Shift): number => a.openedAt - b.openedAt || (a.shiftId < b.shiftId ? -1 : 1)

const signed = ({ what, amount }: TillMove): number => (what === 'taken' ? amount : -amount)

/** What one person took in a shift. */
export interface StaffSales {
  staffId: string
  count: number
  /** Less what was handed back, with tips. */
  amount: Money
  tips: Money
}

export interface ShiftFigures {
  cashTaken: Money
  cashReturned: Money
  payIns: Money
  payOuts: Money
  /** What should be in the drawer. */
  expectedAmount: Money
  /** The counted cash less the expected one; once it is closed. */
  difference?: Money
  /** Money taken by method, less what was handed back. */
  methods: { method: string; amount: Money }[]
  staff: StaffSales[]
}

const total = (moves: readonly TillMove[]): Money => money(moves.reduce((all, move) => all + signed(move), 0))

function salesOf(moves: readonly TillMove[]): StaffSales[] {
  return [...Map.groupBy(moves, ({ staffId }) => staffId)]
    .map(([staffId, own]) => {
      const taken = own.filter(({ what }) => what === 'taken')
      return { staffId, count: taken.length, amount: total(own), tips: sum(taken.map(({ tip }) => tip)) }
    })
    .toSorted((a, b) => b.amount - a.amount || (a.staffId < b.staffId ? -1 : 1))
}

/**
 * The figures of a shift from its moves: the drawer should hold its float, the cash taken and put in, less the cash handed back and taken
 * out. TILL-1
 */
export function shiftFigures(shift: Shift, moves: readonly TillMove[], drawer: readonly DrawerMove[]): ShiftFigures {
  const cash = moves.filter(({ method }) => method === 'cash')
  const cashTaken = sum(cash.filter(({ what }) => what === 'taken').map(({ amount }) => amount))
  const cashReturned = sum(cash.filter(({ what }) => what === 'returned').map(({ amount }) => amount))
  const payIns = sum(drawer.map(({ amount }) => money(Math.max(0, amount))))
  const payOuts = sum(drawer.map(({ amount }) => money(Math.max(0, -amount))))
  const expectedAmount = money(shift.floatAmount + cashTaken - cashReturned + payIns - payOuts)
  return {
    cashTaken,
    cashReturned,
    payIns,
    payOuts,
    expectedAmount,
    ...(shift.countedAmount !== undefined && { difference: money(shift.countedAmount - expectedAmount) }),
    methods: [...Map.groupBy(moves, ({ method }) => method)]
      .map(([method, own]) => ({ method, amount: total(own) }))
      .toSorted((a, b) => (a.method < b.method ? -1 : 1)),
    staff: salesOf(moves),
  }
}
