import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { MAYA, signIn } from '../steps/account.ts'
import { addPlain, beginPickup, checkOut, chooseWay, openMenu, placeOrder } from '../steps/guest.ts'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { button, waitForPath, orderIdOf, waitForText } from '../steps/screen.ts'

const product = openProduct()

/** Texts of controls and headings that overflow or are broken within a word. */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widthOf = (word: string, style: CSSStyleDeclaration) => {
      const brush = document.createElement('canvas').getContext('2d')
      if (!brush) throw new Error('Nothing to measure words with')
      brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      return brush.measureText(word).width
    }
    return [...document.querySelectorAll<HTMLElement>('main h2, button')].flatMap(one => {
      const { innerText, clientWidth, scrollWidth } = one
      // Text for screen readers alone is one pixel wide.
      if (clientWidth <= 1 || innerText.trim() === '') return []
      const style = getComputedStyle(one)
      const cut = one.tagName === 'H2' && innerText.split(/\s+/).some(word => widthOf(word, style) > clientWidth + 1)
      return cut || scrollWidth > clientWidth + 1 ? [innerText] : []
    })
  })

/** Dish texts that are broken within a word. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const match: string[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) match.push(word)
      }
    return match
  })

/** Doubles the text size on all following pages. */
const enlarge = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )

test('At 200 % text size the cart bar and the order form stay readable', async () => {
  const { page } = await guestPhone(product.browser)
  await enlarge(page)
  await openMenu(page, product.url, 101, 1300)
  await waitForText(page, /^Members /)
  expect(await unreadable(page)).toEqual([])
  expect(await brokenWords(page)).toEqual([])
  await addPlain(page, 'Edamame')
  await button(page, /^Your cart, 1 dish/).waitFor()
  expect(await unreadable(page)).toEqual([])
  await checkOut(page)
  expect(await unreadable(page)).toEqual([])
})

test('On a small phone at 200 % text size no word, amount or call number is broken', async () => {
  const { page } = await guestPhone(product.browser, { viewport: { width: 320, height: 640 } })
  await signIn(product.url, page, MAYA)
  await enlarge(page)
  await beginPickup(page, product.url)
  await page.getByRole('checkbox', { name: /Circle/ }).uncheck()
  expect(await brokenWords(page)).toEqual([])
  await page.getByRole('checkbox', { name: /^Points/ }).check()
  await waitForText(page, /−\$/)
  expect(await brokenWords(page)).toEqual([])
  await page.getByRole('checkbox', { name: /^Points/ }).uncheck()
  await chooseWay(page, 'In person')
  await placeOrder(page)
  await waitForPath(page, '/orderStatus')
  await waitForText(page, 'Order number')
  expect(await brokenWords(page)).toEqual([])
  await page.goto(`${product.url}/orderDetail?orderId=${orderIdOf(page)}`)
  await waitForText(page, 'Invoice details')
  expect(await brokenWords(page)).toEqual([])
})
