import { type DemoBrand, demoBrand } from '@comanda/demo'
import type { CardProgram } from '@comanda/domain/card'
import type { GiftProgram } from '@comanda/domain/giftcard'
import type { MenuDocument, MenuItem } from '@comanda/domain/menu'
import { dish } from '@comanda/domain/menu/testing'
import { type Currency, money } from '@comanda/domain/money'
import type { ShopConfig, TableInfo } from '@comanda/domain/store'

/** The store of `harbourKitchen()`. */
export const SHOP = 101
/** The price of each of its dishes, in minor units: 12.50 pounds. */
export const PRICE = 1250
/** A Saturday noon in UTC, where the test clock starts. */
export const NOON = Date.parse('2026-11-21T12:00:00Z')

const POUND = { currencyCode: 'GBP', currencySymbol: '£', internationalSystemOfUnits: 2 }
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]
const always = [{ weekdays: EVERY_DAY, from: 0, to: 1440 }]

const shop: ShopConfig = {
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
  currency: POUND,
  languages: ['en_US'],
  bizTypes: [1100, 1200, 1300],
  hours: { 1100: always, 1200: always, 1300: always },
  holidays: [],
  slots: { 1300: { leadMinutes: 0, intervalMinutes: 15, capacity: 0, daysAhead: 3, asap: true } },
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
}

/** Menu `m` with one group `g`. */
export const menuOfDishes = (items: MenuItem[]): MenuDocument => ({
  menus: [{ menuId: 'm', displayName: { en_US: 'Menu' }, windows: [], menuGroupIds: ['g'], bizTypes: [] }],
  menuGroups: [
    {
      menuGroupId: 'g',
      groupType: 0,
      displayName: { en_US: 'Group' },
      foodIds: items.map(item => item.foodId),
      minOnlineQuantity: 0,
    },
  ],
  items,
  modifierGroups: [],
  buffetRules: [],
})

/** A dish named for its id that costs `PRICE`. */
export const harbourDish = (foodId: string, own: Partial<MenuItem> = {}): MenuItem =>
  dish(foodId, { displayName: { en_US: `Dish ${foodId}` }, price: money(PRICE), ...own })

export const tableOf = (tableId: string, over: Partial<TableInfo> = {}): TableInfo => ({
  tableId,
  tableName: tableId,
  serviceAreaName: {},
  seats: 4,
  operationMode: 1,
  payMode: 0,
  playerMode: false,
  dinnerServiceType: 0,
  posOrderNeedPay: false,
  buffetStallIds: [],
  ...over,
})

/** 50 points pay 1.00, from 1.00 on; the card asks for its password from 6.01 on; a small order earns nothing. */
const program = (base: CardProgram, currency: Currency): CardProgram => ({
  ...base,
  cardProgramId: 'harbour-circle',
  currency,
  securityFrom: money(601),
  pointsRules: [
    {
      currency,
      pointsPerTier: 50,
      pointsTiersAmount: money(100),
      minimumPointAmount: money(100),
      earnAmount: money(1_000_000),
      earnPoints: 1,
    },
  ],
})

export interface HarbourOptions {
  shop?: Partial<ShopConfig>
  /** Left out: soup, pie, cake, tart and fish. */
  dishes?: MenuItem[]
  /** Counts by dish; a dish without one never runs out. */
  stock?: Record<string, number>
  program?: Partial<CardProgram>
  giftProgram?: Partial<GiftProgram>
}

/** Tables of the harbour kitchen where guests pay before they eat, each alone. */
export const PAY_BEFORE = ['T1', 'T2', ...Array.from({ length: 20 }, (_, at) => `A${at + 1}`)]

const DISHES = ['soup', 'pie', 'cake', 'tart', 'fish']

/**
 * A small brand of one store in pounds: open day and night, five dishes at one price, tables to pay before (`PAY_BEFORE`) and T9, which
 * pays at the end, a card program, a gift card program. Corporation 1.
 */
export function harbourKitchen(options: HarbourOptions = {}): DemoBrand {
  const demo = demoBrand()
  const [base] = demo.memberPrograms
  const gift = demo.giftCards.programs.find(({ currency }) => currency.currencyCode === 'GBP')
  if (!base || !gift) throw new Error('the demo brand has no card program or no gift cards in pounds')
  const terms = { ...program(base, options.shop?.currency ?? POUND), ...options.program }
  return {
    ...demo,
    corporation: { ...demo.corporation, corporationId: 1, currency: POUND, cardProgramId: terms.cardProgramId },
    shops: [
      {
        config: {
          ...shop,
          cardProgramId: terms.cardProgramId,
          ...options.shop,
          // Every order type has hours and a way to pay, as the console requires.
          hours: { ...shop.hours, ...options.shop?.hours },
          paymentMethods: { ...shop.paymentMethods, ...options.shop?.paymentMethods },
        },
        tables: [...PAY_BEFORE.map(tableId => tableOf(tableId)), tableOf('T9', { payMode: 1, posOrderNeedPay: true })],
        menu: menuOfDishes(options.dishes ?? DISHES.map(foodId => harbourDish(foodId))),
        stock: options.stock ?? {},
      },
    ],
    staff: [],
    customers: [],
    campaigns: [],
    coupons: [],
    giftCards: { programs: [{ ...gift, programId: 'harbour-gift', shopIds: [], ...options.giftProgram }], cards: [] },
    memberPrograms: [terms],
    storedValue: [],
    members: [],
    pastOrders: [],
  }
}

const DOLLAR = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const ALL_METHODS = ['12_bankCard', '16_msPoint', '16_msBalance', '17_giftCard']

/**
 * The harbour kitchen in dollars with the member program of the demo brand: its card, points, levels, stored value and gift cards.
 * 100 points pay 1.00 from 2.00 on; every dollar earns a point; the card asks for its password from 20.00 on.
 */
export function dollarKitchen({ shop: over, ...options }: HarbourOptions = {}): DemoBrand {
  const demo = demoBrand()
  const [terms] = demo.memberPrograms
  if (!terms) throw new Error('the demo brand has no card program')
  const cardProgramId = terms.cardProgramId
  const small = harbourKitchen({
    ...options,
    shop: { currency: DOLLAR, cardProgramId, paymentMethods: { 1100: ALL_METHODS, 1300: ALL_METHODS }, ...over },
  })
  const programs = demo.giftCards.programs.filter(({ currency }) => currency.currencyCode === 'USD')
  const pointsRules = terms.pointsRules.filter(({ currency }) => currency.currencyCode === 'USD')
  const foodIds = small.shops.flatMap(({ menu }) => menu.items.map(({ foodId }) => foodId)).slice(0, 1)
  return {
    ...small,
    corporation: { ...demo.corporation, corporationId: 1 },
    memberPrograms: [{ ...terms, pointsRules, ...options.program }],
    storedValue: demo.storedValue.filter(one => one.cardProgramId === cardProgramId),
    // Its tiers give this coupon.
    coupons: demo.coupons
      .filter(({ template }) => template.couponTemplateId === 'coffee-on-us')
      .map(({ template }) => ({ template: { ...template, foodIds }, givenTo: [] })),
    giftCards: { programs: programs.map(one => ({ ...one, shopIds: [] })), cards: [] },
  }
}
