import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { account, move, post } from '../ledger/index.ts'
import { seedCustomers } from '../modules/auth/seed.ts'
import { seedGiftCard } from '../modules/giftcard/seed.ts'
import type { Modules } from '../compose.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/index.ts'
import type { DemoBrand } from '@comanda/demo'
import type { Identity } from './actor.ts'

/** A member's initial value: minor units on the card (paid and bonus), points, a gift card. */
export interface Holdings {
  card?: number
  /** Given by the brand, on the card as well. */
  bonus?: number
  points?: number
  gift?: number
  /** The card's password. */
  password?: string
}

export interface Member {
  cardId: string
  /** Empty without a gift card. */
  giftCardId: string
  email: string
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

const HALF_A_DAY = 43_200_000

/** Opens a session when its token is first needed, and another once the clock has moved by half a day. */
function sessionOf(
  place: () => Place,
  holder: () => Promise<Omit<Parameters<Modules['auth']['sessions']['open']>[1], 'corporationId' | 'deviceId'>>,
): Identity['token'] {
  let session: { openedAt: number; token: Promise<string> } | undefined
  const open = async () => {
    const { db, modules, brand } = place()
    const { corporationId } = brand.corporation
    const person = await holder()
    return db.inTx(tx => modules.auth.sessions.open(tx, { ...person, corporationId, deviceId: DEVICE }))
  }
  return () => {
    const now = place().clock()
    if (!session || Math.abs(now - session.openedAt) > HALF_A_DAY) session = { openedAt: now, token: open() }
    return session.token
  }
}

/** A person with a session; without an `owner` a new guest. */
export function person(place: () => Place, owner: Identity['owner'] = `g:${randomUUID()}`): Identity {
  const kind = owner.startsWith('c:') ? ('customer' as const) : ('guest' as const)
  const customerId = kind === 'customer' ? Number(owner.slice(2)) : 0
  return { owner, customerId, token: sessionOf(place, async () => ({ owner, customerId, kind })) }
}

/** A person with a new account, which is opened when it is first needed. */
export function customer(place: () => Place, isMember: boolean): Identity & { email: string; opened(): Promise<void> } {
  accounts += 1
  const customerId = accounts
  const named = { customerId, firstName: 'Ann', lastName: 'Guest', nick: 'Ann', email: `ann${customerId}@example.com` }
  let account: Promise<void> | undefined
  const opened = () => {
    const { db, brand } = place()
    const { corporationId } = brand.corporation
    account ??= db.inTx(tx => seedCustomers(tx, corporationId, [{ ...named, isMember, language: 'en_US' }]))
    return account
  }
  const self = person(place, `c:${customerId}`)
  return { ...self, opened, email: named.email, token: () => opened().then(self.token) }
}

/** Gives an account a card of the first store's program with a balance. */
export async function openCard(place: Place, customerId: number, has: Holdings): Promise<Omit<Member, 'email'>> {
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
        entries: move(amount, account.brand('opening'), own),
        at: new Date(clock()),
      }),
    )
  if (has.card) await opening(account.cardPaid(cardId), has.card)
  if (has.bonus) await opening(account.cardGiven(cardId), has.bonus)
  const posting = { corporationId, customerId, causeKey: randomUUID(), kind: 'pointsGiven' as const, at: clock() }
  if (has.points) await db.inTx(tx => points.give(tx, { ...posting, points: has.points ?? 0, months: 12 }))
  if (has.password !== undefined)
    await db.runOne(
      {
        name: 'test_card_password',
        text: 'update member_card set password_hash = $3 where corporation_id = $1 and card_id = $2',
      },
      [corporationId, cardId, await hash(has.password)],
    )
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
    await seedGiftCard(tx, corporationId, card, program, new Date(clock()))
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

export interface StaffIdentity extends Identity {
  name: string
  shopIds: readonly number[]
}

/** A new employee, created and signed in on first use. */
export function staffPerson(
  place: () => Place,
  role: StaffRole,
  shopIds: readonly number[],
  name: string,
): StaffIdentity {
  const staffId = randomUUID()
  const owner = `s:${staffId}` as const
  const inCharge = role === 'staff' ? ('staff' as const) : ('manager' as const)
  const staff = { staffId, name, role: inCharge, shopIds: [...shopIds], ...(role === 'brand' && { brand: true }) }
  let hired: Promise<unknown> | undefined
  const hire = () => {
    const { db, brand, clock } = place()
    const text = `insert into staff (corporation_id, staff_id, account, name, password_hash, role, shop_ids, active, brand, created_at)
      values ($1, $2, $3, $4, '', $5, $6, true, $7, $8)`
    const values = [
      brand.corporation.corporationId,
      staffId,
      `${staffId}@staff.example`,
      name,
      inCharge,
      JSON.stringify(shopIds),
      role === 'brand',
      new Date(clock()),
    ]
    hired ??= db.runOne({ name: 'test_staff', text }, values)
    return hired
  }
  const token = sessionOf(place, () => hire().then(() => ({ owner, customerId: 0, kind: 'staff' as const, staff })))
  return { owner, customerId: 0, name, shopIds, token }
}
