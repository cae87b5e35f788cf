import { expect, test } from 'vitest'
import { conditionCount, emptyFilter, filterOf } from './typed-filter.ts'

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
