import { expect, test } from 'vitest'
import { localeOf } from '@comanda/messages'
import { joinWithComma, showList } from './amounts.ts'
import { setLocale } from './texts.ts'

test('Lists are joined with the comma of the language (CART-7)', () => {
  const root = { lang: '', dir: '' }
  Object.assign(globalThis, { document: { documentElement: root } })
  const joined = (id: string) => {
    setLocale(localeOf(id))
    return joinWithComma(['a', 'b'])
  }
  expect([joined('zh_CN'), joined('ar'), joined('en_US')]).toEqual(['a，b', 'a، b', 'a, b'])
})

test('A Chinese list has a space between its conjunction and Latin letters or digits (ETC-1)', () => {
  setLocale(localeOf('zh_CN'))
  expect(showList(['$5.00 赠金', '50 积分'])).toBe('$5.00 赠金和 50 积分')
  expect(showList(['$5.00', '积分'], 'disjunction')).toBe('$5.00 或积分')
  expect(showList(['堂食', '外送', '自取'])).toBe('堂食、外送和自取')
})
