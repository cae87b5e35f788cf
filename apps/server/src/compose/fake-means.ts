import { money, type Money } from '@comanda/domain/money'
import { pointsFor, type PointsRule, worthOfPoints } from '@comanda/domain/card'
import type { OwnPaymentMethod } from '@comanda/domain/payment'
import { account, balancesOf, move, POINT, post, type PostingKind } from '../ledger/index.ts'
import type { Database, Queries, Tx } from '../platform/db/index.ts'
import type { OwnMethod, OwnMethodOffer } from '../ports/payment.ts'

const CORPORATION = 1
const RULE: PointsRule = { minimumPointAmount: money(100), pointsTiersAmount: money(100), pointsPerTier: 50 }

interface Kept {
  method: OwnPaymentMethod
  customerId: number
  payerId: string
  more: Partial<OwnMethodOffer>
}

interface Hold {
  payerId: string
  amount: number
  to?: string
  /** What of it went back, in minor units. */
  returned: number
}

export interface FakeMeans {
  means: Partial<Record<OwnPaymentMethod, OwnMethod>>
  /** Somebody is given value; what they pay with it. Minor units, or points. */
  give(method: OwnPaymentMethod, customerId: number, balance: number, more?: Partial<OwnMethodOffer>): Promise<string>
  left(method: OwnPaymentMethod, payerId: string): Promise<number>
}

const accountOf = (method: OwnPaymentMethod, payerId: string): string => {
  if (method === '16_msPoint') return account.points(Number(payerId))
  return method === '17_giftCard' ? account.giftCard(payerId) : account.cardPaid(payerId)
}

const unitOf = (method: OwnPaymentMethod, currencyCode: string): string =>
  method === '16_msPoint' ? POINT : currencyCode

interface Move {
  kind: PostingKind
  causeKey: string
  amount: number
  from: string
  to: string
}

const write = (tx: Tx, currencyCode: string, { kind, causeKey, amount, from, to }: Move) =>
  post(tx, {
    corporationId: CORPORATION,
    causeKey,
    kind,
    currencyCode,
    entries: move(amount, from, to),
    at: new Date(),
  })

async function offerOf(db: Queries, due: Money, { method, payerId, more }: Kept): Promise<OwnMethodOffer> {
  const name = accountOf(method, payerId)
  const balance = (await balancesOf(db, CORPORATION, [name])).get(name) ?? 0
  const worth = method === '16_msPoint' ? worthOfPoints(balance, RULE) : balance
  const offer = { paymentMethod: method, payerId, displayName: method, balance, usable: money(Math.min(due, worth)) }
  return { ...offer, ...(method === '16_msPoint' && { points: RULE }), ...more }
}

/** One means on the true ledger. */
function meansOf(method: OwnPaymentMethod, kept: readonly Kept[], currencyCode: string): OwnMethod {
  const isPoints = method === '16_msPoint'
  const size = (amount: Money): number => (isPoints ? pointsFor(amount, RULE) : amount)
  const code = unitOf(method, currencyCode)
  const holds = new Map<string, Hold>()
  const held = (holdKey: string): Hold => {
    const found = holds.get(holdKey)
    if (!found) throw new Error(`nothing is held: ${holdKey}`)
    return found
  }
  const ownOf = (customerId: number) => kept.filter(it => it.method === method && it.customerId === customerId)
  return {
    async offers(db, { customerId, due }) {
      const offers: OwnMethodOffer[] = []
      for (const one of ownOf(customerId)) offers.push(await offerOf(db, due, one))
      return offers
    },
    async hold(tx, { customerId, holdKey, payerId, amount: asked }) {
      if (!ownOf(customerId).some(it => it.payerId === payerId)) return 'unknown'
      const amount = size(asked)
      const [from, to] = [accountOf(method, payerId), account.hold(holdKey)]
      const done = await write(tx, code, { kind: 'held', causeKey: `held:${holdKey}`, amount, from, to })
      if (done === 'short') return 'short'
      holds.set(holdKey, { payerId, amount, returned: 0 })
      return 'held'
    },
    async capture(tx, { holdKey, toAccount }) {
      const hold = held(holdKey)
      hold.to = isPoints ? account.brand('points') : toAccount
      const { amount, to } = hold
      const from = account.hold(holdKey)
      await write(tx, code, { kind: 'captured', causeKey: `captured:${holdKey}`, amount, from, to })
    },
    async release(tx, { holdKey }) {
      const { payerId, amount } = held(holdKey)
      const [from, to] = [account.hold(holdKey), accountOf(method, payerId)]
      await write(tx, code, { kind: 'released', causeKey: `released:${holdKey}`, amount, from, to })
    },
    async giveBack(tx, { holdKey, causeKey, amount: asked }) {
      const hold = held(holdKey)
      const { payerId, returned, to: from = '' } = hold
      // Cut at running totals: whatever the pieces, together they are all that was held.
      const amount = size(money(returned + asked)) - size(money(returned))
      const to = accountOf(method, payerId)
      tx.afterCommit(() => void (hold.returned = returned + asked))
      if (amount > 0) await write(tx, code, { kind: 'givenBack', causeKey: `back:${causeKey}`, amount, from, to })
    },
  }
}

/** Cards, gift cards and points for tests of paying: value on the true ledger, without the rules of the modules that keep it. */
export function fakeMeans(db: Database, currencyCode: string): FakeMeans {
  const kept: Kept[] = []
  return {
    means: {
      '16_msPoint': meansOf('16_msPoint', kept, currencyCode),
      '16_msBalance': meansOf('16_msBalance', kept, currencyCode),
      '17_giftCard': meansOf('17_giftCard', kept, currencyCode),
    },
    async give(method, customerId, amount, more = {}) {
      const payerId = method === '16_msPoint' ? String(customerId) : `fake-${kept.length}-${customerId}`
      kept.push({ method, customerId, payerId, more })
      const [from, to] = [account.brand('opening'), accountOf(method, payerId)]
      const opening = { kind: 'opening' as const, causeKey: `fake:${method}:${payerId}`, amount, from, to }
      await db.inTx(tx => write(tx, unitOf(method, currencyCode), opening))
      return payerId
    },
    async left(method, payerId) {
      const name = accountOf(method, payerId)
      return (await balancesOf(db, CORPORATION, [name])).get(name) ?? 0
    },
  }
}
