import { randomUUID } from 'node:crypto'
import { money } from '@comanda/domain/money'
import type { OrderState } from '@comanda/domain/order'
import { tipTotalsOf } from '@comanda/domain/payment'
import type { Database } from '../../platform/db/index.ts'
import type { Guest } from '../../platform/http/index.ts'
import { silentLog } from '../../platform/log.ts'
import { type InstantJobs, instantJobs } from '../../testing/instant-jobs.ts'
import type { BillTable, Round } from '../../ports/bill.ts'
import { type BillModule, createBill } from './index.ts'
import type { Deps } from './deps.ts'

const CORPORATION = 1
const SHOP = 7
const CURRENCY = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }

/** A table that is shared and pays at the end. */
export const TABLE: BillTable = {
  key: 'table',
  typed: false,
  tableId: 'table',
  tableName: 'B2',
  serviceAreaName: {},
  seats: 20,
  playerMode: true,
  paysLater: true,
  guestsPay: true,
}

export interface BillFixture {
  bill: BillModule
  jobs: InstantJobs
  sessionId: string
  billId: string
  rounds: Round[]
  refunds: { partId: string; causeKey: string; amount?: number }[]
  /** Rounds reported as refunded. */
  returned: string[]
  /** How often the party was ended, and the rounds paid. */
  ends: number
  pays: number
  clock: { now: number }
  guest(owner: string): Guest
  /** A round with one dish per price. */
  round(...prices: number[]): Round
  /** Changes the state of a round. */
  to(round: Round, state: OrderState): void
  /** Reports money for a part, as payment does. */
  money(partId: string): Promise<string>
}

/** A bill on a real database, with a party of the named guests and rounds at the prices of the test. */
export async function billFixture(db: Database, more: { guestsPay?: boolean } = {}): Promise<BillFixture> {
  const jobs = instantJobs()
  const sessionId = randomUUID()
  const fixture = {
    sessionId,
    rounds: [] as Round[],
    refunds: [] as BillFixture['refunds'],
    returned: [] as string[],
    ends: 0,
    pays: 0,
    clock: { now: Date.parse('2026-03-04T12:00:00Z') },
  }
  const deps: Deps = {
    db,
    clock: () => fixture.clock.now,
    log: silentLog,
    jobs,
    publish: () => {},
    shopOf: async () => undefined,
    tableOf: async (_corporationId, _shopId, tableId) => ({ ...TABLE, key: tableId, tableId }),
    rounds: {
      of: async () => fixture.rounds,
      textsIn: async () => new Map(),
      pay: async () => {
        fixture.pays += 1
      },
      place: async () => ({ orderId: randomUUID() }),
      writeOff: async () => {},
      toTable: async () => {},
      toBill: async () => {},
      offers: async () => ({ optionalList: [], bestOffers: true }),
      chooseOffers: async () => {},
      priceAnew: async () => {},
      refunded: async (_tx, { orderId }) => {
        fixture.returned.push(orderId)
      },
    },
    parties: {
      open: async () => sessionId,
      ownSeat: async () => ({ sessionId }),
      hasPaid: async () => {},
      seat: async () => {},
      sitsSince: async (_on, { owner }) => (fixture.ends > 0 || owner.startsWith('stranger') ? undefined : 1),
      holds: async () => true,
      personsOf: async () => [],
      end: async () => {
        fixture.ends += 1
      },
      move: async () => true,
      moveSitting: async () => true,
      holdTable: async () => {},
    },
    seatingMoved: async () => {},
    callStaff: async () => {},
    requestRefund: async (_tx, { partId, causeKey }) => {
      fixture.refunds.push({ partId, causeKey })
    },
    requestPartRefund: async (_tx, { partId, causeKey, amount }) => {
      fixture.refunds.push({ partId, causeKey, amount })
      return amount
    },
    partLeft: async () => money(0),
    paidBy: async () => [],
    grantWaiting: async () => {},
  }
  const bill = createBill(deps)
  const table = { ...TABLE, guestsPay: more.guestsPay ?? true }
  const party = { corporationId: CORPORATION, shopId: SHOP, currency: CURRENCY, table, people: 2, sessionId }
  const joined = await db.inTx(tx => bill.join(tx, { ...party, openedBy: 'g:ana', owner: 'g:ana' }))
  if (typeof joined === 'string' || !('billId' in joined)) throw new Error('no bill')
  return Object.assign(fixture, {
    bill,
    jobs,
    billId: joined.billId,
    guest: (owner: string) => guestOf(owner),
    round: (...prices: number[]) => {
      const made = roundOf(prices, sessionId, fixture.clock.now)
      fixture.rounds.push(made)
      return made
    },
    to: (round: Round, state: OrderState) => {
      fixture.rounds = fixture.rounds.map(it => (it.orderId === round.orderId ? { ...it, state } : it))
    },
    money: (partId: string) =>
      db.inTx(async tx => {
        const at = { corporationId: CORPORATION, partId }
        const part = await tx.query<{ amount: number }>(
          { name: 'part_amount', text: 'select amount from bill_part where part_id = $1' },
          [partId],
        )
        const amount = money(part.rows[0]?.amount ?? 0)
        return bill.payments.paid(tx, { ...at, amount, earning: amount, ref: 'psp' })
      }),
  })
}

const guestOf = (owner: string): Guest =>
  ({
    corporationId: CORPORATION,
    requestId: randomUUID(),
    language: 'en_US',
    session: { owner, customerId: 0, isMember: false, kind: 'guest' },
  }) as unknown as Guest

const roundOf = (prices: number[], sessionId: string, at: number): Round => ({
  orderId: randomUUID(),
  orderNo: 'A',
  owner: 'g:ana',
  sessionId,
  state: 'accepted',
  payState: 'unpaid',
  language: 'en-US',
  createdAt: new Date(at),
  total: money(prices.reduce((all, one) => all + one, 0)),
  totals: [],
  tipTotals: tipTotalsOf({
    totalLines: [],
    totalAmount: money(0),
    totalDiscountAmount: money(0),
    totalPaidAmount: money(0),
  }),
  coupons: 0,
  lines: prices.map((price, line) => ({
    itemKey: `k${line}`,
    displayName: 'Dish',
    detail: '',
    quantity: 1,
    amount: money(price),
    discountAmount: money(0),
    addedBy: 'p1',
  })),
})
