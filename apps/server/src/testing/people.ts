import { randomUUID } from 'node:crypto'
import { account, move, post } from '../ledger/index.ts'
import { seedCustomers } from '../modules/auth/seed.ts'
import { seedGiftCards } from '../modules/giftcard/seed.ts'
import type { Modules } from '../compose.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import type { DemoBrand } from '@comanda/demo'
import type { Identity } from './actor.ts'

/** What a member has at the start: minor units on the card (paid in and given), points, a gift card. */
export interface Holdings {
  card?: number
  /** Given by the brand, on the card as well. */
  bonus?: number
  points?: number
  gift?: number
}

export interface Member {
  cardId: string
  /** Empty without a gift card. */
  giftCardId: string
}

export type StaffRole = 'staff' | 'manager' | 'brand'

export interface Place {
  db: Database
  clock: Clock
  modules: Modules
  brand: DemoBrand
}

const DEVICE = 'test-device'
let accounts = 700_000

const open = ({ db, modules }: Place, holder: Parameters<Modules['auth']['sessions']['open']>[1]) =>
  db.inTx(tx => modules.auth.sessions.open(tx, holder))

/** A new session of an owner there is: a new guest's or customer's where none is named. */
export async function openSession(place: Place, owner: Identity['owner'] = `g:${randomUUID()}`): Promise<Identity> {
  const { corporationId } = place.brand.corporation
  const kind = owner.startsWith('c:') ? 'customer' : 'guest'
  const customerId = kind === 'customer' ? Number(owner.slice(2)) : 0
  return { token: await open(place, { corporationId, owner, customerId, kind, deviceId: DEVICE }), owner, customerId }
}

/** A new account. */
export async function openAccount(place: Place, isMember: boolean): Promise<Identity> {
  accounts += 1
  const customerId = accounts
  const person = { customerId, firstName: 'Ann', lastName: 'Guest', nick: 'Ann', email: `ann${customerId}@example.com` }
  await place.db.inTx(tx =>
    seedCustomers(tx, place.brand.corporation.corporationId, [{ ...person, isMember, language: 'en_US' }]),
  )
  return openSession(place, `c:${customerId}`)
}

/** Gives an account a card of the first store's program and what stands on it. */
export async function openCard(place: Place, customerId: number, has: Holdings): Promise<Member> {
  const { db, clock, modules, brand } = place
  const { corporationId } = brand.corporation
  const shopId = brand.shops[0]?.config.shopId ?? 0
  const [program] = brand.memberPrograms
  const { card, points } = modules
  const held = await db.inTx(tx => card.joinProgram(tx, { corporationId, customerId, shopId }))
  if (!held || !program) throw new Error('the brand has no card program')
  const cardId = held.card_id
  const opening = (own: string, amount: number) =>
    db.inTx(tx =>
      post(tx, {
        corporationId,
        causeKey: `opening:${own}`,
        kind: 'opening',
        currencyCode: program.currency.currencyCode,
        entries: move(amount, account.house('opening'), own),
        at: new Date(clock()),
      }),
    )
  if (has.card) await opening(account.cardPaid(cardId), has.card)
  if (has.bonus) await opening(account.cardGiven(cardId), has.bonus)
  const given = { corporationId, customerId, causeKey: randomUUID(), kind: 'pointsGiven' as const, at: clock() }
  if (has.points) await db.inTx(tx => points.give(tx, { ...given, points: has.points ?? 0, months: 12 }))
  return { cardId, giftCardId: has.gift ? await openGiftCard(place, customerId, has.gift) : '' }
}

/** A gift card of so much, of the brand's first program. */
export async function openGiftCard(place: Place, customerId: number, worth: number): Promise<string> {
  const { db, clock, brand } = place
  const { corporationId } = brand.corporation
  const shopId = brand.shops[0]?.config.shopId ?? 0
  const currency = brand.shops[0]?.config.currency.currencyCode
  const program = brand.giftCards.programs.find(it => it.currency.currencyCode === currency)
  if (!program) throw new Error('the brand sells no gift cards in the currency of its first store')
  const { programId, designs } = program
  const card = {
    programId,
    designId: designs[0]?.designId ?? '',
    shopId,
    worth,
    spent: [],
    daysAgo: 0,
    owner: customerId,
  }
  const { rows } = await db.inTx(async tx => {
    await seedGiftCards(tx, corporationId, { programs: [], cards: [card] }, new Date(clock()))
    return tx.query<{ card_id: string }>(
      {
        name: 'test_gift_card',
        text: 'select card_id from gift_card where corporation_id = $1 and owner = $2 order by card_id desc limit 1',
      },
      [corporationId, `c:${customerId}`],
    )
  })
  return rows[0]?.card_id ?? ''
}

/** A new person of the staff, signed in. */
export async function openStaff(place: Place, role: StaffRole, shopIds: readonly number[]): Promise<Identity> {
  const { db, clock, brand } = place
  const { corporationId } = brand.corporation
  const staffId = randomUUID()
  const owner = `s:${staffId}` as const
  const [name, inCharge] = ['Test', role === 'staff' ? ('staff' as const) : ('manager' as const)]
  const staff = { staffId, name, role: inCharge, shopIds: [...shopIds], ...(role === 'brand' && { brand: true }) }
  const text = `insert into staff (corporation_id, staff_id, account, name, password_hash, role, shop_ids, active, brand, created_at)
    values ($1, $2, $3, $4, '', $5, $6, true, $7, $8)`
  const values = [
    corporationId,
    staffId,
    `${staffId}@staff.example`,
    name,
    inCharge,
    JSON.stringify(shopIds),
    role === 'brand',
    new Date(clock()),
  ]
  await db.runOne({ name: 'test_staff', text }, values)
  return {
    token: await open(place, { corporationId, owner, customerId: 0, kind: 'staff', deviceId: DEVICE, staff }),
    owner,
    customerId: 0,
  }
}
