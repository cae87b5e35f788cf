import { checkBookingRules, seatingsOn } from '@comanda/domain/booking'
import { firstInvalidAnswer, questionsFor } from '@comanda/domain/evaluation'
import {
  exclusiveOptionsOf,
  indexMenu,
  isWithin,
  menuFor,
  priceOf,
  startingChoice,
  validateChoice,
} from '@comanda/domain/menu'
import { openStateOf } from '@comanda/domain/store'
import { describe, expect, it } from 'vitest'
import { demoBrand } from './index.ts'

const brand = demoBrand()
const shops = brand.shops.map(shop => [shop.config.shopName.en_US ?? '', shop] as const)
const everyItem = brand.shops.flatMap(shop => shop.menu.items)
const MINUTE = 60_000
const DAY = 1440
/** An ordinary week without holidays of any store. */
const monday = Date.UTC(2026, 10, 16)

describe.each(shops)('%s', (_, { config, menu, stock, tables }) => {
  const items = new Map(menu.items.map(item => [item.foodId, item]))
  const modifierItems = new Set(menu.modifierGroups.flatMap(group => group.modifierItems.map(it => it.modifierItemId)))

  it('All referenced dishes, groups, units and taxes exist', () => {
    const groups = new Map(menu.menuGroups.map(group => [group.menuGroupId, group]))
    const modifiers = new Set(menu.modifierGroups.map(group => group.modifierGroupId))
    const taxes = new Set(config.taxes.map(tax => tax.taxId))
    for (const it of menu.menus) for (const id of it.menuGroupIds) expect(groups.has(id), id).toBe(true)
    for (const it of menu.menuGroups) for (const id of it.foodIds) expect(items.has(id), id).toBe(true)
    for (const item of menu.items) {
      expect(item.modifierGroupIds.filter(id => !modifiers.has(id))).toEqual([])
      expect(item.taxIds.filter(id => !taxes.has(id))).toEqual([])
      const parts = [...item.comboGroups.flatMap(it => it.details), ...item.sideDishGroups.flatMap(it => it.sideDishes)]
      for (const { foodId, unitId } of parts)
        expect(items.get(foodId)?.units.map(unit => unit.unitId)).toContain(unitId)
    }
    for (const promotion of config.promotions) {
      for (const id of promotion.foodIds) expect(items.has(id), id).toBe(true)
      if (promotion.effect.kind === 'gift') expect(items.has(promotion.effect.foodId)).toBe(true)
    }
  })

  it('Bookable tables exist, belong to one area, and are booked within opening hours (BOOK-1)', () => {
    if (!config.booking) return
    const names = tables.map(table => table.tableName)
    const booked = config.booking.areas.flatMap(area => area.tableNames)
    expect(booked.filter(name => !names.includes(name))).toEqual([])
    expect(new Set(booked).size).toBe(booked.length)
    const book = { rules: config.booking, hours: config.hours[1100] ?? [], holidays: [], timeZone: config.timeZone }
    for (const day of ['2026-11-16', '2026-11-20', '2026-11-22'])
      expect(seatingsOn(day, config.booking.minParty, book).length).toBeGreaterThan(5)
    expect(checkBookingRules(config.booking, tables)).toEqual([])
  })

  it('Stock refers to existing dishes, units and options only', () => {
    for (const [key, left] of Object.entries(stock)) {
      const [food = '', unit] = key.split(':')
      expect(Number.isInteger(left) && left >= 0).toBe(true)
      if (key.startsWith('modifier/')) expect(modifierItems.has(key.slice(9)), key).toBe(true)
      else if (unit)
        expect(
          items.get(food)?.units.map(it => it.unitId),
          key,
        ).toContain(unit)
      else expect(items.has(food), key).toBe(true)
    }
  })

  it('Exclusions refer to options of the dish (MENU-6)', () => {
    for (const item of menu.items) {
      const mine = menu.modifierGroups.filter(group => item.modifierGroupIds.includes(group.modifierGroupId))
      const ids = mine.flatMap(group => group.modifierItems.map(it => it.modifierItemId))
      const sides = item.sideDishGroups.flatMap(group => group.sideDishes.map(it => it.sideDishGroupItemId))
      const units = item.units.map(unit => unit.unitId)
      for (const rule of item.exclusions) {
        for (const id of [...rule.propertyUnitList, ...rule.exclusiveUnitList]) expect(units).toContain(id)
        for (const id of [...rule.propertyList, ...exclusiveOptionsOf(rule)]) expect([...ids, ...sides]).toContain(id)
      }
    }
  })

  it('Every combo group has enough options left (MENU-2)', () => {
    for (const group of menu.items.flatMap(item => item.comboGroups)) {
      const most = group.details.reduce((sum, detail) => sum + detail.max, 0)
      expect(most, group.comboGroupId).toBeGreaterThanOrEqual(group.min)
    }
  })

  it('Every dish opens with a valid choice, or lacks only required options', () => {
    const index = indexMenu(menu)
    for (const item of menu.items) {
      const problem = validateChoice(index, item, startingChoice(index, item))
      expect(problem === undefined || problem.problem === 'choiceMissing', `${item.foodId} ${problem?.problem}`).toBe(
        true,
      )
    }
  })

  it.each([1100, 1200, 1300])(
    'Dishes can be ordered at any minute of the week, for order type %i (MENU-4)',
    bizType => {
      const offered = menuFor(menu, bizType)
      for (let minute = 0; minute < 7 * DAY; minute += 15) {
        const at = { weekday: Math.floor(minute / DAY), minutes: minute % DAY }
        const open = offered.menus.filter(it => isWithin(it.windows, at))
        expect(open.length).toBeGreaterThan(0)
      }
    },
  )

  it('All amounts are integers and not negative (PRICE-4)', () => {
    const amounts = menu.items.flatMap(item => [
      item.price,
      item.packingFee,
      ...item.units.flatMap(unit => [unit.price, ...(unit.prices ?? []).map(({ value }) => value)]),
      ...item.comboGroups.flatMap(group => group.details.map(detail => detail.addPrice)),
    ])
    const zones = config.deliveryZones.flatMap(zone => [zone.fee, zone.minimumDeliveryFee, zone.freeFrom ?? 0])
    expect([...amounts, ...zones].filter(amount => !Number.isSafeInteger(amount) || amount < 0)).toEqual([])
  })

  it('Every member price is below the regular price (LOGIN-10)', () => {
    const named = menu.items.flatMap(item => item.units).filter(unit => unit.prices)
    expect(named.length).toBeGreaterThan(0)
    for (const unit of named) expect(priceOf(unit, 'member')).toBeLessThan(unit.price)
  })

  it('Ten hot dishes are on sale all day (MENU-5)', () => {
    const hot = menu.menuGroups.find(group => group.groupType === -1)
    const allDay = menu.menus.filter(it => it.windows.length === 0).flatMap(it => it.menuGroupIds)
    const places = menu.menuGroups.filter(group => group.groupType === 0 && allDay.includes(group.menuGroupId))
    expect(hot?.foodIds).toHaveLength(10)
    for (const id of hot?.foodIds ?? [])
      expect(
        places.some(group => group.foodIds.includes(id)),
        id,
      ).toBe(true)
  })

  it('Every name exists in every offered language', () => {
    const tongues = config.languages
    for (const words of [
      config.shopName,
      ...menu.items.map(it => it.displayName),
      ...menu.menuGroups.map(it => it.displayName),
    ])
      for (const tongue of tongues) expect(words[tongue], `${words.en_US} in ${tongue}`).toBeTruthy()
  })

  it('No table id can be guessed', () => {
    expect(tables.length).toBeGreaterThanOrEqual(6)
    for (const table of tables) expect(table.tableId).toMatch(/^[\w-]{16}$/)
    expect(new Set(tables.map(table => table.tableName)).size).toBe(tables.length)
  })
})

describe('the brand', () => {
  it('At least three stores are open at every hour of an ordinary week, for every order type', () => {
    for (const bizType of [1100, 1200, 1300] as const)
      for (let minute = 0; minute < 7 * DAY; minute += 30) {
        const open = brand.shops.filter(({ config }) => {
          const timetable = {
            windows: config.hours[bizType] ?? [],
            holidays: config.holidays,
            timeZone: config.timeZone,
          }
          return openStateOf(timetable, monday + minute * MINUTE).open
        })
        expect(open.length, `${bizType} at ${minute}`).toBeGreaterThanOrEqual(3)
      }
  })

  it('Every table of every store has its own id', () => {
    const ids = brand.shops.flatMap(shop => shop.tables.map(table => table.tableId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('Every feature of a dish is used (MENU-2)', () => {
    const shapes: Record<string, (item: (typeof everyItem)[number]) => boolean> = {
      units: item => item.units.length > 1,
      openPrice: item => item.priceRule === 1 && item.openPrice !== undefined,
      byWeight: item => item.priceRule === 2 && item.measurementUnit !== undefined,
      combo: item => item.comboGroups.length > 0,
      multiBase: item => item.multiBase > 1,
      sides: item => item.sideDishGroups.length > 0,
      nested: item => item.sideDishGroups.some(group => group.sideDishes.some(it => it.nestedMenuGroupItemUID)),
      itemShutsItem: item =>
        item.exclusions.some(it => it.propertyList.length > 0 && exclusiveOptionsOf(it).length > 0),
      unitShutsItem: item =>
        item.exclusions.some(it => it.propertyUnitList.length > 0 && exclusiveOptionsOf(it).length > 0),
      itemShutsUnit: item => item.exclusions.some(it => it.propertyList.length > 0 && it.exclusiveUnitList.length > 0),
      saleStep: item => item.saleSettings.saleMin > 1 && item.saleSettings.saleStep > 1,
      perOrder: item => item.saleSettings.limitSale > 0 && item.saleSettings.limitSaleType === 0,
      perPerson: item => item.saleSettings.limitSale > 0 && item.saleSettings.limitSaleType === 1,
      memberPrice: item => priceOf(item, 'member') !== undefined,
      offSale: item => !item.onSale,
      spicy: item => item.spicy === 3,
      diets: item => item.diets.includes('vegan'),
    }
    expect(Object.keys(shapes).filter(shape => !everyItem.some(item => shapes[shape]?.(item)))).toEqual([])
    const modifiers = brand.shops.flatMap(shop => shop.menu.modifierGroups)
    expect(modifiers.some(group => !group.multiple && group.max === 1)).toBe(true)
    expect(modifiers.some(group => !group.multiple && group.max > 1)).toBe(true)
    expect(modifiers.some(group => group.multiple)).toBe(true)
    expect(modifiers.some(group => group.modifierItems.some(item => item.soldOut))).toBe(true)
  })

  it('Every feature of a store is used', () => {
    const configs = brand.shops.map(shop => shop.config)
    expect(new Set(configs.map(it => it.currency.internationalSystemOfUnits))).toEqual(new Set([0, 2, 3]))
    expect(new Set(configs.flatMap(it => it.taxes.map(tax => tax.inclusive)))).toEqual(new Set([true, false]))
    expect(configs.some(it => it.taxes.length > 1)).toBe(true)
    expect(configs.some(it => it.surcharges.length > 0)).toBe(true)
    expect(new Set(configs.map(it => it.tip?.tipType))).toEqual(new Set([0, 1, undefined]))
    expect(new Set(configs.map(it => it.ccFee?.feesType))).toEqual(new Set([1, 2, undefined]))
    expect(new Set(configs.map(it => it.taxRounding))).toEqual(new Set(['line', 'total']))
    expect(new Set(configs.flatMap(it => it.deliveryZones.map(zone => zone.shape.kind)))).toEqual(
      new Set(['circle', 'polygon']),
    )
    const zones = configs.flatMap(it => it.deliveryZones)
    expect(zones.some(it => it.shape.kind === 'polygon' && it.windows)).toBe(true)
    expect(zones.some(it => it.feeByDistance) && zones.some(it => it.freeFrom)).toBe(true)
    const days = configs.flatMap(it => Object.values(it.hours).flat())
    const twice = configs.some(it =>
      Object.values(it.hours).some(windows => windows.filter(day => day.weekdays.includes(1)).length > 1),
    )
    expect(twice && days.some(it => it.to > 1440)).toBe(true)
    expect(configs.every(it => it.holidays.length > 0)).toBe(true)
    const promotions = configs.flatMap(it => it.promotions)
    expect(promotions.some(it => it.windows.length > 0)).toBe(true)
    expect(promotions.some(it => it.effect.kind === 'buyGet' && it.effect.rate === 500_000)).toBe(true)
    expect(promotions.some(it => it.effect.kind === 'gift' && it.threshold > 0)).toBe(true)
    expect(promotions.some(it => it.thresholdOn === 'after') && promotions.some(it => it.group)).toBe(true)
    expect(new Set(promotions.map(it => it.effect.kind))).toEqual(
      new Set(['percent', 'amount', 'freeDelivery', 'buyGet', 'gift']),
    )
    expect(new Set(promotions.map(it => it.promotionType))).toEqual(new Set([1101, 1104, 1105, 1203, 2203, 5201]))
    expect(brand.shops.some(shop => shop.menu.menuGroups.some(group => group.minOnlineQuantity > 1))).toBe(true)
  })

  it('Every dine-in mode is used by a table (ORDER-2)', () => {
    const tables = brand.shops.flatMap(shop => shop.tables)
    expect(tables.some(it => it.operationMode === 1 && it.payMode === 0 && !it.playerMode)).toBe(true)
    expect(tables.some(it => it.payMode === 1 && it.dinnerServiceType === 0)).toBe(true)
    expect(tables.some(it => it.playerMode)).toBe(true)
    expect(tables.some(it => it.dinnerServiceType === 1)).toBe(true)
    expect(tables.some(it => it.buffetStallIds.length > 0)).toBe(true)
    for (const { tables: laid, menu } of brand.shops)
      for (const id of laid.flatMap(it => it.buffetStallIds))
        expect(menu.buffetRules.map(it => it.buffetStallId)).toContain(id)
  })

  it('Past orders have dishes the store sells and existing customers, with reviews and answers since', () => {
    for (const { shopId, customerId, foodIds, daysAgo, review } of brand.pastOrders) {
      const shop = brand.shops.find(one => one.config.shopId === shopId)
      const sold = shop?.menu.items.map(item => item.foodId) ?? []
      expect(foodIds.filter(id => !sold.includes(id))).toEqual([])
      expect(brand.customers.map(one => one.customerId)).toContain(customerId)
      if (!review) continue
      expect(firstInvalidAnswer(questionsFor(brand.evaluation, 1300), review.answers)).toBeUndefined()
      expect(review.hoursLater).toBeLessThan(daysAgo * 24)
      if (!review.reply) continue
      expect(review.reply.hoursLater).toBeGreaterThan(review.hoursLater)
      expect(review.reply.hoursLater).toBeLessThan(daysAgo * 24)
      expect(brand.staff.map(one => one.name)).toContain(review.reply.by)
    }
    for (const { config } of brand.shops) {
      const reviewed = brand.pastOrders.filter(one => one.shopId === config.shopId && one.review)
      expect(reviewed.some(one => one.review?.reply)).toBe(true)
      expect(reviewed.some(one => !one.review?.reply)).toBe(true)
    }
    expect(brand.pastOrders.some(one => !one.review)).toBe(true)
  })

  it('Some stock is low and some is sold out (MENU-4)', () => {
    const counts = brand.shops.flatMap(shop => Object.values(shop.stock))
    expect(counts.some(left => left === 0)).toBe(true)
    expect(counts.some(left => left > 0 && left < 10)).toBe(true)
  })
})
