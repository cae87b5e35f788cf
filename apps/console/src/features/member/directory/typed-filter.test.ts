import { expect, test } from 'vitest'
import { conditionCount, emptyFilter, filterOf, typedOf } from './typed-filter.ts'

const usd = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const yen = { currencyCode: 'JPY', currencySymbol: '¥', internationalSystemOfUnits: 0 }

const typed = {
  ...emptyFilter,
  text: ' May ',
  levelId: 'petal',
  visitsLeast: '3',
  spendLeast: '12.50',
  spendFrom: '2026-01-01',
  birthdayMonth: '5',
  marketing: 'no',
  tags: 'Regular, Window seat,',
}

test('A typed filter says only what is filled, with amounts in minor units (CARD-11)', () => {
  expect(filterOf(emptyFilter, [usd])).toEqual({})
  expect(filterOf(typed, [usd, yen])).toEqual({
    text: 'May',
    levelIds: ['petal'],
    visits: { least: 3 },
    spend: { least: 1250, from: '2026-01-01', currencyCode: 'USD' },
    birthdayMonth: 5,
    marketing: false,
    tags: ['Regular', 'Window seat'],
  })
  expect(filterOf({ ...emptyFilter, valueMost: '900', currencyCode: 'JPY' }, [usd, yen])).toEqual({
    value: { most: 900, currencyCode: 'JPY' },
  })
})

test('The conditions beside the search text are counted (CARD-11)', () => {
  expect(conditionCount(emptyFilter)).toBe(0)
  expect(conditionCount(typed)).toBe(7)
})

test('The filter of a saved segment is typed again as it was (CARD-15)', () => {
  const filters = [
    {},
    filterOf(typed, [usd, yen]),
    { value: { least: 1, most: 900, currencyCode: 'JPY' }, points: { most: 3 }, visits: { least: 1, most: 9 } },
    { marketing: true, favouriteShopId: 2, visitedShopId: 1, language: 'ar', notVisitedForDays: 60 },
    { joinedWithinDays: 7, visitedWithinDays: 30, cardProgramId: 'house', joinedFrom: '2026-01-01' },
  ]
  for (const filter of filters) expect(filterOf(typedOf(filter, [usd, yen]), [usd, yen])).toEqual(filter)
})

test('Days of less than one or more than ten years are no condition (CARD-15)', () => {
  expect(filterOf({ ...emptyFilter, visitedWithinDays: '0', joinedWithinDays: '3651' }, [usd])).toEqual({})
})
