import { expect, test } from 'vitest'
import { localeOf } from '@comanda/messages'
import { joinWithComma } from './amounts.ts'
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
