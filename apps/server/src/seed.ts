import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import {
  arePicturesDrawn,
  type DemoBrand,
  demoBrands,
  demoRegulars,
  type DemoShop,
  picturesFolder,
} from '@comanda/demo'
import { seedAgreements } from './modules/agreement/seed.ts'
import { seedCustomers } from './modules/auth/seed.ts'
import { seedBookings } from './modules/booking/seed.ts'
import { hasBrand, seedBrandRow } from './modules/brand/seed.ts'
import { seedCampaigns } from './modules/campaign/seed.ts'
import { seedCardPrograms, seedCards } from './modules/card/seed.ts'
import { seedCoupons } from './modules/coupon/seed.ts'
import { type SeededStaff, seedStaff } from './modules/staff/seed.ts'
import { seedEvaluation, seedReviews } from './modules/evaluation/seed.ts'
import { seedDecoration } from './modules/decoration/seed.ts'
import { seedGiftCards } from './modules/giftcard/seed.ts'
import { seedMembers } from './modules/member/seed.ts'
import { seedPoints } from './modules/points/seed.ts'
import { seedFirstRecharges, seedStoredValue } from './modules/storedvalue/seed.ts'
import { seedHistory } from './modules/order/seed-history.ts'
import { seedOrders } from './modules/order/seed.ts'
import { seedMenu } from './modules/menu/seed.ts'
import { seedShop } from './modules/store/seed.ts'
import { seedDrawer } from './modules/till/index.ts'
import { seedTables } from './modules/table/seed.ts'
import { addDays, instantOf, localTime } from '@comanda/domain/store'
import type { Database, Tx } from './platform/db/index.ts'
import type { ShopAt } from './ports/store.ts'

/** What the programs, coupons and campaigns of a brand may refer to. */
const groundOf = ({ shops, coupons, memberPrograms }: DemoBrand) => ({
  shops: shops.map(({ config }) => config),
  foodIds: shops.flatMap(({ menu }) => menu.items.map(({ foodId }) => foodId)),
  couponTemplateIds: coupons.map(({ template }) => template.couponTemplateId),
  cardCurrency: memberPrograms[0]?.currency.currencyCode,
})

/** Member programs, and members with a history. */
async function seedMembership(tx: Tx, brand: DemoBrand, now: Date): Promise<void> {
  const { corporation, memberPrograms, members, storedValue } = brand
  const { corporationId } = corporation
  const ground = groundOf(brand)
  await seedCardPrograms(tx, corporationId, memberPrograms, ground.shops, now)
  await seedStoredValue(tx, corporationId, storedValue, { ...ground, cardPrograms: memberPrograms }, now)
  const [program] = memberPrograms
  if (!program) return
  const { cardProgramId, currency, pointsMonths } = program
  const cards = members.map(({ points: _, ...card }) => ({ cardProgramId, ...card }))
  await seedCards(tx, corporationId, cards, currency.currencyCode, now)
  await seedFirstRecharges(tx, corporationId, cards, storedValue)
  const points = members.flatMap(({ customerId, points: lots }) => lots.map(lot => ({ ...lot, customerId })))
  await seedPoints(tx, corporationId, points, pointsMonths, now)
}

const HOUR = 3_600_000

/** Recent orders of guests, and their reviews. */
async function seedPast(tx: Tx, { corporation, shops, customers, pastOrders, evaluation }: DemoBrand, now: Date) {
  const { corporationId } = corporation
  const placed = pastOrders.flatMap((past, i) => {
    const shop = shops.find(one => one.config.shopId === past.shopId)
    const customer = customers.find(one => one.customerId === past.customerId)
    if (!shop || !customer) return []
    const { config, menu } = shop
    const day = addDays(localTime(now.getTime(), config.timeZone).date, -past.daysAgo)
    // Alternating lunch and dinner, by the store's clock.
    const at = new Date(instantOf(day, i % 2 === 0 ? 12 * 60 + 25 : 19 * 60 + 10, config.timeZone))
    return [{ past, at, seed: { ...past, shop: config, menu, language: customer.language, at } }]
  })
  const ids = await seedOrders(
    tx,
    corporationId,
    placed.map(one => one.seed),
  )
  const reviews = placed.flatMap(({ past: { shopId, review }, at }, i) => {
    if (!review) return []
    const after = (hours: number) => new Date(at.getTime() + hours * HOUR)
    const { reply, hoursLater, ...content } = review
    const answer = reply && { reply: { text: reply.text, by: reply.by, at: after(reply.hoursLater) } }
    return [{ ...content, ...answer, orderId: ids[i] ?? '', shopId, at: after(hoursLater) }]
  })
  await seedReviews(tx, { corporationId, programId: evaluation.programId }, reviews)
}

/** The time zone of the brand's first store. */
const firstZone = ({ shops }: DemoBrand): string => shops[0]?.config.timeZone ?? 'UTC'

/** A store with its menu and tables, through the code of the console's calls. It has no orders; its payments are connected later. */
async function seedStore(tx: Tx, corporationId: number, { config, tables, menu, stock }: DemoShop, now: Date) {
  const taxIds = config.taxes.map(tax => tax.taxId)
  const deps = {
    tablesOf: async () => tables,
    hasOrders: async () => false,
    canCharge: () => true,
    startMenu: (_tx: Tx, shop: ShopAt, at: Date) => seedMenu(tx, shop, { document: menu, stock, taxIds }, at),
  }
  await seedShop(tx, deps, corporationId, { config, menu, at: now })
  await seedTables(tx, { corporationId, shopId: config.shopId }, tables, menu)
}

/** The orders of all stores' last weeks. */
const seedWeeks = (
  tx: Tx,
  { corporation, shops }: DemoBrand,
  staff: readonly SeededStaff[],
  now: Date,
): Promise<void> =>
  seedHistory(
    tx,
    corporation.corporationId,
    shops.map(({ config, menu }) => ({
      shop: config,
      menu,
      staff: staff.filter(person => person.shopIds.includes(config.shopId)),
    })),
    now,
  )

/** An open cash drawer at the brand's first store. */
async function seedTill(tx: Tx, { corporation, shops }: DemoBrand, staff: readonly SeededStaff[], now: Date) {
  const shopId = shops[0]?.config.shopId ?? 0
  const person = staff.find(({ shopIds }) => shopIds.includes(shopId))
  if (!person) return
  await seedDrawer(tx, {
    corporationId: corporation.corporationId,
    shopId,
    drawer: 'Front',
    staff: { id: person.staffId, name: person.name },
    floatAmount: 15_000,
    payOut: { amount: 1850, reason: 'Flowers for the tables' },
    at: new Date(now.getTime() - 2 * HOUR),
  })
}

/** Members who placed some of those orders, with cards and points. */
async function seedRegulars(
  tx: Tx,
  { corporation, memberPrograms: [program], shops }: DemoBrand,
  staff: readonly SeededStaff[],
  now: Date,
): Promise<void> {
  const [author] = staff
  if (!program || !author) return
  const { corporationId } = corporation
  const { cardProgramId, currency, pointsMonths } = program
  const shopId = shops[0]?.config.shopId ?? 0
  const regulars = demoRegulars()
  await seedCustomers(tx, corporationId, regulars)
  const cards = regulars.map(({ cardId, customerId, cardNo, cardLevelId, paidIn, points }) => {
    const recharge = { kind: 'recharged' as const, part: 'paid' as const, amount: paidIn, daysAgo: 15, shopId }
    return {
      cardId,
      customerId,
      cardProgramId,
      cardNo,
      cardLevelId,
      growth: points,
      history: paidIn > 0 ? [recharge] : [],
    }
  })
  await seedCards(tx, corporationId, cards, currency.currencyCode, now)
  const points = regulars.map(({ customerId, points: count }) => ({ customerId, points: count, daysAgo: 9, shopId }))
  await seedPoints(tx, corporationId, points, pointsMonths, now)
  await seedMembers(tx, corporationId, regulars, author, now)
}

/** Everything of a brand whose row was added. */
async function fill(tx: Tx, brand: DemoBrand, now: Date, weeks: boolean): Promise<void> {
  const { corporationId } = brand.corporation
  for (const shop of brand.shops) await seedStore(tx, corporationId, shop, now)
  const staff = await seedStaff(tx, corporationId, brand.staff, brand.staffRoles)
  await seedCustomers(tx, corporationId, brand.customers)
  const ground = groundOf(brand)
  const today = localTime(now.getTime(), firstZone(brand)).date
  await seedCoupons(tx, corporationId, brand.coupons, ground, now)
  await seedGiftCards(tx, corporationId, brand.giftCards, ground.shops, now)
  await seedMembership(tx, brand, now)
  await seedCampaigns(tx, corporationId, brand.campaigns, ground, { today, now })
  await seedAgreements(tx, corporationId, brand.agreements)
  await seedEvaluation(tx, corporationId, brand.evaluation)
  await seedPast(tx, brand, now)
  if (weeks) await seedWeeks(tx, brand, staff, now)
  if (weeks) await seedRegulars(tx, brand, staff, now)
  if (weeks) await seedTill(tx, brand, staff, now)
  if (weeks)
    for (const { config: shop, tables } of brand.shops)
      await seedBookings(tx, { corporationId, shop, tables, staffName: staff[0]?.name ?? '', now })
  await seedDecoration(tx, corporationId, brand.decoration, now)
}

/** Only one process fills a database; another one waits for it without holding a statement, which would end after 8 s. */
const TRY_LOCK = {
  name: 'seed_lock',
  text: "select pg_try_advisory_xact_lock(hashtextextended('seed', 0)) as locked",
}
const POLL_MS = 100
const MAX_WAIT_MS = 120_000

/**
 * Fills an empty database with brands in one transaction; false where it holds a brand. Their history lies before `now`.
 * @param weeks also the orders of the first brand's last weeks, for the reports
 */
async function seedBrands(db: Database, brands: readonly DemoBrand[], now: Date, weeks: boolean): Promise<boolean> {
  for (const giveUp = Date.now() + MAX_WAIT_MS; ; await wait(POLL_MS)) {
    if (await hasBrand(db)) return false
    const filled = await db.inTx(async tx => {
      const { rows } = await tx.query<{ locked: boolean }>(TRY_LOCK, [])
      if (rows[0]?.locked !== true) return undefined
      if (await hasBrand(tx)) return false
      for (const [at, brand] of brands.entries()) {
        if (!(await seedBrandRow(tx, brand.corporation))) return false
        await fill(tx, brand, now, weeks && at === 0)
      }
      return true
    })
    if (filled !== undefined) return filled
    if (Date.now() > giveUp) throw new Error('Another process is filling this database and does not finish')
  }
}

/** Fills an empty database with one brand; false where it holds a brand. */
export const seedBrand = (db: Database, brand: DemoBrand, now: Date, { weeks = false } = {}): Promise<boolean> =>
  seedBrands(db, [brand], now, weeks)

/**
 * Fills an empty database with the demo brands. With `secretPassword` their staff get a random password instead of the published
 * one, which is returned when the database was filled.
 */
export async function seedDemo(db: Database, { secretPassword = false } = {}): Promise<string | undefined> {
  const password = secretPassword ? randomBytes(15).toString('base64url') : undefined
  const brands = demoBrands().map(brand => ({
    ...brand,
    staff: brand.staff.map(person => ({ ...person, ...(password !== undefined && { password }) })),
  }))
  return (await seedBrands(db, brands, new Date(), true)) ? password : undefined
}

/** The folder of the demo brands' pictures, drawn once per checkout in some seconds. */
export async function demoPictures(): Promise<string> {
  if (!arePicturesDrawn()) {
    const { makePictures } = await import('@comanda/demo/pictures')
    await makePictures()
  }
  return picturesFolder
}
