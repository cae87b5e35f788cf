import { randomUUID } from 'node:crypto'
import { demoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import { account, balanceOf, balancesOf, move, post } from '../ledger/index.ts'
import { type CardModule, createCards } from '../modules/card/index.ts'
import { seedCardPrograms } from '../modules/card/seed.ts'
import { createPoints, type PointsModule } from '../modules/points/index.ts'
import { createStoredValue, type StoredValueModule } from '../modules/storedvalue/index.ts'
import { seedStoredValue } from '../modules/storedvalue/seed.ts'
import { type SettableClock, settableClock } from '../platform/clock.ts'
import type { Database, Tx } from '../platform/db/index.ts'
import { createLimits } from '../platform/limits.ts'
import { silentLog } from '../platform/log.ts'
import { testCustomer } from '../testing/index.ts'

/** The store of the tests: the demo's in New York, in dollars. */
export const SHOP = 101

export interface PurseHouse {
  clock: SettableClock
  card: CardModule
  points: PointsModule
  storedValue: StoredValueModule
  /** What a recharge pays in its turn: what is due, whether it can be paid, what was asked. */
  smart: { due: number; pays(): Promise<boolean>; asked: string[] }
  shop: ReturnType<typeof demoBrand>['shops'][number]['config']
  /** What `provedBy` answers for any ticket. */
  proves(contact: string | undefined): void
  /** A new member with a card, so much paid in and given, and points. */
  member(has?: { paid?: number; given?: number; points?: number }): Promise<Holder>
  /** What stands on accounts by the ledger's stored balances; each is compared with the sum of its entries. M1 */
  standing(...accounts: string[]): Promise<number[]>
  /** What stands on a card by the ledger: what was paid in, and what was given. M1 */
  onCard(holder: Holder): Promise<number[]>
  /** So much of a holder's card to be set aside; of their points where the payer is the person. */
  holdAsk(holder: Holder, amount: number, more?: Partial<HoldInput>): HoldInput
  /** So much of a holder's points to be set aside. */
  pointsAsk(holder: Holder, amount: number, more?: Partial<HoldInput>): HoldInput
}

type HoldInput = Parameters<CardModule['means']['hold']>[1]

export interface Holder {
  customerId: number
  cardId: string
  who: ReturnType<typeof testCustomer>
}

const brand = demoBrand()
const [program] = brand.memberPrograms

let customers = 700_000

/** Cards and points together on a real database, at the demo's stores, with a clock that is set by hand. */
export async function purseHouse(db: Database): Promise<PurseHouse> {
  const clock = settableClock(Date.UTC(2026, 10, 22, 12))
  const shops = brand.shops.map(shop => shop.config)
  const shop = shops.find(one => one.shopId === SHOP)
  if (!shop || !program) throw new Error('the demo brand has no such store or program')
  await db.inTx(tx => seedCardPrograms(tx, 1, brand.memberPrograms, new Date(clock())))
  await db.inTx(tx => seedStoredValue(tx, 1, brand.storedValue, new Date(clock())))
  let contact: string | undefined
  const smart = { due: 0, pays: async (): Promise<boolean> => true, asked: [] as string[] }
  const paying = {
    dueByCard: async () => (smart.due > 0 ? { due: money(smart.due), currency: shop.currency } : undefined),
    payByCard: async (_: Tx, { payableId }: { payableId: string }) => {
      smart.asked.push(payableId)
      return smart.pays()
    },
    holdPayable: async () => true,
  }
  const places = {
    shopOf: async (_: number, shopId: number) => shops.find(one => one.shopId === shopId),
    shopsOf: async () => shops,
  }
  const limits = createLimits(db, clock)
  const card = createCards({
    ...places,
    db,
    clock,
    limits,
    addressLinesOf: () => ['1 Main St'],
    provedBy: async () => contact,
    ownContacts: async () => ['ann@example.com'],
    becameMember: async () => {},
    log: silentLog,
    nameOf: async () => 'Ann',
  })
  const points = createPoints({
    ...places,
    db,
    clock,
    log: silentLog,
    programAt: card.programAt,
    bonusOf: async (on, at) => (await card.membershipOf(on, at))?.pointsBonus,
    memberAt: async (on, at) => {
      const { program, membership } = await card.memberAt(on, at)
      return { program, bonus: membership?.pointsBonus }
    },
    ownsOrder: async () => true,
  })
  const storedValue = createStoredValue({
    cardProgramsOf: async () => [],
    couponNamesOf: async () => [],
    ...places,
    db,
    clock,
    cardOf: card.cardToFill,
    agreementVersion: async () => 1,
    givePoints: points.give,
    takePointsBack: points.takeBack,
    giveCoupons: async () => {},
    takeCouponsBack: async () => {},
    refundsOf: async () => [],
    ...paying,
    checkSecurity: card.checkSecurity,
  })
  const opening = (own: string, amount: number, currencyCode: string) =>
    db.inTx(tx =>
      post(tx, {
        corporationId: 1,
        causeKey: `opening:${own}`,
        kind: 'opening',
        currencyCode,
        entries: move(amount, account.brand('opening'), own),
        at: new Date(clock()),
      }),
    )

  const standing: PurseHouse['standing'] = async (...accounts) => {
    const stored = await balancesOf(db, 1, accounts)
    for (const name of accounts) {
      const sum = await balanceOf(db, 1, name)
      if (stored.get(name) !== sum) throw new Error(`${name} is stored as ${stored.get(name)}, its entries say ${sum}`)
    }
    return accounts.map(name => stored.get(name) ?? 0)
  }
  const holdAsk: PurseHouse['holdAsk'] = ({ customerId, cardId }, amount, more = {}) => ({
    corporationId: 1,
    customerId,
    holdKey: randomUUID(),
    payerId: cardId,
    amount: money(amount),
    currencyCode: 'USD',
    shopId: SHOP,
    at: clock(),
    ...more,
  })

  return {
    clock,
    card,
    points,
    storedValue,
    smart,
    shop,
    proves: next => {
      contact = next
    },
    async member(has = {}) {
      customers += 1
      const customerId = customers
      const held = await db.inTx(tx => card.joinProgram(tx, { corporationId: 1, customerId, shopId: SHOP }))
      if (!held) throw new Error('no card')
      const cardId = held.card_id
      if (has.paid) await opening(account.cardPaid(cardId), has.paid, 'USD')
      if (has.given) await opening(account.cardGiven(cardId), has.given, 'USD')
      const giving = { corporationId: 1, customerId, causeKey: randomUUID(), kind: 'pointsGiven' as const, months: 12 }
      if (has.points) await db.inTx(tx => points.give(tx, { ...giving, points: money(has.points ?? 0), at: clock() }))
      return { customerId, cardId, who: testCustomer(customerId, true) }
    },
    standing,
    onCard: ({ cardId }) => standing(account.cardPaid(cardId), account.cardGiven(cardId)),
    holdAsk,
    pointsAsk: (holder, amount, more = {}) => holdAsk(holder, amount, { payerId: String(holder.customerId), ...more }),
  }
}
