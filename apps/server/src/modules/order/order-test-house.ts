import { randomUUID } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import { type Calculation, type CartLine, calculate } from '@comanda/domain/cart'
import { money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { type SettableClock, settableClock } from '../../platform/clock.ts'
import { type Database, type Queries, sqlState, type Tx } from '../../platform/db/index.ts'
import { silentLog } from '../../platform/log.ts'
import { createOrder, type Deps, type OrderModule } from './index.ts'

/** Tables that replace those of cart, menu and store, with the same kinds of locks. */
const TABLES = [
  `create table t_cart (cart_id text primary key, owner text not null, version integer not null, lines jsonb not null,
    biz_type integer not null, table_id text)`,
  'create table t_stock (food_id text primary key, left_count integer not null check (left_count >= 0))',
  'create table t_slot (start_at timestamptz primary key, taken integer not null)',
  'create table t_refund (cause_key text primary key, order_id uuid not null)',
]

export const NOON = Date.parse('2026-11-21T12:00:00Z')
export const PRICE = 1250
export const SHOP = 101

const always = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 1440 }]

/** A store that is always open, with a slot of three orders every quarter of an hour. */
export const testShop = (over: Partial<ShopConfig> = {}): ShopConfig => ({
  shopId: SHOP,
  brandId: 1,
  shopName: { en_US: 'Harbour Kitchen' },
  description: {},
  address: { countryCode: 'GB', lines: ['1 Quay'], city: 'Bristol', region: '', postcode: '' },
  point: { latitude: 51.45, longitude: -2.59 },
  phone: '+441170000000',
  seller: { legalName: 'Harbour Kitchen Ltd', taxNumber: 'GB 999 0000 01' },
  picture: '',
  timeZone: 'UTC',
  currency: { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 },
  languages: ['en_US'],
  bizTypes: [1100, 1200, 1300],
  hours: { 1100: always, 1200: always, 1300: always },
  holidays: [],
  slots: {},
  deliveryZones: [
    {
      zoneId: 'near',
      name: { en_US: 'Near' },
      shape: { kind: 'circle', radius: 2000 },
      fee: money(300),
      minimumDeliveryFee: money(1000),
    },
  ],
  taxes: [],
  taxRounding: 'line',
  surcharges: [],
  promotions: [],
  paymentMethods: { 1100: ['12_bankCard', 'out-line'], 1200: ['12_bankCard'], 1300: ['12_bankCard', 'out-line'] },
  acceptWithin: 300,
  readyMinutes: 20,
  dineInItemLimit: { count: 0, perPerson: false },
  quickRemarks: [],
  enablePickupVerifyPhone: false,
  checkOrderRequiresIn4Hours: false,
  ...over,
})

interface CartRow {
  cart_id: string
  owner: string
  version: number
  lines: CartLine[]
  biz_type: 1100 | 1200 | 1300
  table_id: string | null
}

export interface TestHouse {
  order: OrderModule
  clock: SettableClock
  /** Change it to change the store. */
  shop: ShopConfig
  prices: Map<string, number>
  hints: { topic: string; version: number }[]
  paused: { value: boolean }
  cart(owner: string, over?: { lines?: CartLine[]; bizType?: 1100 | 1200 | 1300; tableId?: string }): Promise<string>
  stock(foodId: string, count: number): Promise<void>
  left(foodId: string): Promise<number>
  slotTaken(start: string): Promise<number>
  refunds(): Promise<string[]>
  deps: Deps
}

const ask = async <R>(db: Queries, name: string, text: string, values: unknown[]) =>
  (await db.query<R>({ name: `t_${name}`, text }, values)).rows

export const testLine = (foodId: string, quantity = 1): CartLine => ({
  itemKey: `k-${foodId}`,
  addedBy: 'me',
  foodId,
  menuGroupId: 'g',
  menuId: 'm',
  unitId: 'u',
  quantity,
  modifiers: [],
  subItems: [],
  sideDishItems: [],
  remark: '',
})

function price(
  shop: ShopConfig,
  prices: Map<string, number>,
  cart: { lines: CartLine[]; cartVersion: number },
  language: string,
) {
  return calculate({
    shop,
    bizType: 1300,
    isMember: false,
    moment: { weekday: 6, minutes: 720 },
    cartVersion: cart.cartVersion,
    lines: cart.lines.map(line => ({
      ...line,
      displayName: `Dish ${line.foodId}${language === 'en_US' ? '' : ` in ${language}`}`,
      detail: '',
      unitName: '',
      price: money(prices.get(line.foodId) ?? PRICE),
      unitAmount: money(prices.get(line.foodId) ?? PRICE),
      packingFee: money(0),
      taxIds: [],
    })),
  }) satisfies Calculation
}

/** Keys in a fixed order, so that concurrent callers lock alike. */
const inOrder = (counts: ReadonlyMap<string, number>) => [...counts].sort(([a], [b]) => (a < b ? -1 : 1))

function takeStock(tx: Tx, wanted: ReadonlyMap<string, number>, short: (keys: string[]) => Error): void {
  const text = 'update t_stock set left_count = left_count - $2 where food_id = $1'
  for (const one of inOrder(wanted))
    tx.sendWithCommit({ name: 'take', text }, one, fault =>
      sqlState(fault) === CHECK_FAILED ? short([one[0]]) : fault,
    )
}

const CHECK_FAILED = '23514'

const LOCK = { share: '', update: ' for update' }

async function cartBy(db: Queries, own: { cartId: string; owner: string }, lock: keyof typeof LOCK) {
  const text = `select * from t_cart where cart_id = $1 and owner = $2${LOCK[lock]}`
  const [row] = await ask<CartRow>(db, `cart_${lock}`, text, [own.cartId, own.owner])
  if (!row) return undefined
  const { cart_id: cartId, version: cartVersion, lines, biz_type: bizType, table_id: tableId } = row
  return { cartId, cartVersion, lines, coupons: [], bizType, shopId: SHOP, people: 1, ...(tableId ? { tableId } : {}) }
}

function cartNeeds(db: Database, house: Pick<TestHouse, 'prices'>) {
  return {
    menuNow: async () => undefined,
    cartOf: (own: { cartId: string; owner: string }) => cartBy(db, own, 'share'),
    lockCart: (tx: Tx, own: { cartId: string; owner: string }) => cartBy(tx, own, 'update'),
    closeCart: (tx: Tx, own: { cartId: string }) => {
      const text = `update t_cart set version = version + 1, lines = '[]' where cart_id = $1`
      tx.sendWithCommit({ name: 'close', text }, [own.cartId])
    },
    takeCoupons: async () => [],
    returnCoupons: async () => {},
    takePlates: async () => true,
    returnPlates: async () => {},
    sharedWith: async () => undefined,
    personOf: async () => undefined,
    price: async ({ shop, cart, language }: Parameters<Deps['price']>[0]) => ({
      calculation: price(shop, house.prices, cart, language),
      stock: new Map(cart.lines.map(line => [line.foodId, line.quantity])),
      takersOf: (keys: readonly string[]) =>
        cart.lines.filter(line => keys.includes(line.foodId)).map(line => line.itemKey),
      groupsBelow: [],
    }),
    takeStock: (tx: Tx, _shop: unknown, wanted: ReadonlyMap<string, number>, short: (keys: string[]) => Error) =>
      takeStock(tx, wanted, short),
    returnStock: (tx: Tx, _shop: unknown, given: ReadonlyMap<string, number>) => {
      const text = 'update t_stock set left_count = left_count + $2 where food_id = $1'
      for (const one of inOrder(given)) tx.sendWithCommit({ name: 'back', text }, one)
    },
    fillCart: async (_who: unknown, { lines }: { lines: CartLine[] }) => ({ added: lines.length, leftOut: [] }),
  }
}

const SLOT_HOLDS = 3

const slotNeeds = {
  slotChoice: async () => ({ asap: true, days: [] }),
  checkTime: async () => 'ok' as const,
  takeSlot: async (tx: Tx, { start }: { start: number }) => {
    const text = `insert into t_slot values ($1, 1)
      on conflict (start_at) do update set taken = t_slot.taken + 1 where t_slot.taken < ${SLOT_HOLDS} returning taken`
    return (await ask(tx, 'slot', text, [new Date(start)])).length === 1 ? ('ok' as const) : ('full' as const)
  },
  returnSlot: async (tx: Tx, { start }: { start: number }) => {
    await ask(tx, 'slot_back', 'update t_slot set taken = taken - 1 where start_at = $1', [new Date(start)])
  },
}

/**
 * Ordering on a real database, with minimal implementations of cart, menu, store and payment that keep their
 * guarantees.
 */
export async function testHouse(db: Database, over: Partial<ShopConfig> = {}): Promise<TestHouse> {
  await db.inTx(async tx => {
    for (const [i, text] of TABLES.entries()) await tx.query({ name: `t_make_${i}`, text }, [])
  })
  const clock = settableClock(NOON)
  const house = { shop: testShop(over), prices: new Map<string, number>(), hints: [] as TestHouse['hints'] }
  const paused = { value: false }
  const deps: Deps = {
    db,
    clock,
    log: silentLog,
    publish: (_corporationId, topic, version) => void house.hints.push({ topic, version }),
    shopNow: async (_on, _corporationId, shopId) =>
      shopId === SHOP ? { config: house.shop, paused: paused.value } : undefined,
    tableOf: async (_corporationId, _shopId, tableId) =>
      tableId.startsWith('T')
        ? {
            key: tableId,
            tableId,
            tableName: tableId,
            typed: false,
            serviceAreaName: {},
            seats: 4,
            operationMode: 1,
            payMode: 0,
            playerMode: false,
            dinnerServiceType: 0,
            posOrderNeedPay: true,
            buffetStallIds: [],
            paysLater: tableId === 'T9',
            guestsPay: true,
          }
        : undefined,
    placeOf: async (_who, addressId) => ({
      point: { latitude: addressId === 'far' ? 60 : 51.451, longitude: -2.59 },
      lines: ['2 Quay'],
    }),
    phoneVerified: async () => false,
    ...slotNeeds,
    ...cartNeeds(db, house),
    orderEvents: [],
    unprintedPapers: async () => 0,
    readyToSettle: async () => undefined,
    partyAt: async () => false,
    partyFor: async () => ({}),
    lineWords: async () => new Map(),
    nicksOf: async () => new Map(),
    chosenLines: async () => ({ lines: [], leftOut: [] }),
    joinBill: async () => ({ billId: randomUUID(), fresh: true, paidAmount: money(0) }),
    billNow: async () => undefined,
    settleRound: async () => false,
    askRefund: async (tx, { causeKey, orderId }) => {
      await ask(tx, 'refund', 'insert into t_refund values ($1, $2)', [causeKey, orderId])
    },
    refundsOf: async () => [],
    ownMethodsOf: async () => [],
    refundAsksOf: async () => ({ asks: [], lines: [], left: money(0), waits: false }),
    askForLines: async () => ({ refused: 'notOffered' }),
    checkCardSecurity: async () => undefined,
    lockOwnMethods: async () => async () => refuse('methodNotOffered', { data: { paymentMethods: [] } }),
  }
  const one = async (name: string, text: string, values: unknown[]) =>
    Number((await ask<{ n: number }>(db, name, text, values))[0]?.n ?? 0)
  return Object.assign(house, {
    deps,
    order: createOrder(deps),
    clock,
    paused,
    cart: async (owner: string, made: Parameters<TestHouse['cart']>[1] = {}) => {
      const cartId = randomUUID()
      const lines = JSON.stringify(made.lines ?? [testLine('soup')])
      const values = [cartId, owner, lines, made.bizType ?? 1300, made.tableId ?? null]
      await db.inTx(tx => ask(tx, 'cart_new', 'insert into t_cart values ($1, $2, 1, $3, $4, $5)', values))
      return cartId
    },
    stock: async (foodId: string, count: number) => {
      const text = 'insert into t_stock values ($1, $2) on conflict (food_id) do update set left_count = $2'
      await db.inTx(tx => ask(tx, 'stock_set', text, [foodId, count]))
    },
    left: (foodId: string) => one('left', 'select left_count as n from t_stock where food_id = $1', [foodId]),
    slotTaken: (start: string) => one('taken', 'select taken as n from t_slot where start_at = $1', [start]),
    refunds: async () =>
      (await ask<{ order_id: string }>(db, 'refunds', 'select order_id from t_refund', [])).map(row => row.order_id),
  })
}
