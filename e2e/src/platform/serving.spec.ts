import { expect, test } from 'vitest'
import { guestPhone } from '../steps/guest-phone.ts'
import { openProduct } from '../steps/product.ts'
import { waitForText } from '../steps/screen.ts'

// As `npm start` runs it: other modes print nothing.
const product = openProduct({ NODE_ENV: 'development' })

test('The server answers, and again after it was killed', async () => {
  const { server } = product
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await server.kill()
  await server.restart()
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('A phone opens the guest app', async () => {
  const { page, faults } = await guestPhone(product.browser)
  expect((await page.goto(product.url))?.status()).toBe(200)
  await waitForText(page, 'Start your order')
  expect(faults).toEqual([])
})

test('The printed links open their pages; the table’s opens its menu and has a code to scan', async () => {
  const output = product.server.output()
  const links = new Map(
    [...output.matchAll(/^ {2}(\w[\w ]+?) {2,}(http\S+)/gm)].map(([, name, link]) => [name, link ?? '']),
  )
  expect([...links.keys()]).toEqual(['Guests', 'Ombra', 'Slurp', 'At a table', 'The store', 'The calls', 'Codes sent'])
  for (const link of links.values()) expect([link, (await fetch(link)).status]).toEqual([link, 200])
  expect(output).toMatch(/Table A1 at Marigold Kitchen, Nolita[^█]*(?:[█▀▄ ]{20,}\n){10}/)
  const { page } = await guestPhone(product.browser)
  await page.goto(links.get('At a table') ?? '')
  await waitForText(page, /Table A1 · By the window/)
})

/** The maximum size of the first page with its start-up data (bytes, brotli). */
const FIRST_PAGE = 14_000

test.each(['en', 'zh', 'ar'])('The first page stays within its byte budget in %s', async language => {
  for (const path of ['/home', '/storeIndex?shopId=101&bizType=1300', '/createOrder']) {
    const answer = await fetch(`${product.url}${path}`, {
      headers: { 'accept-encoding': 'br', 'accept-language': language },
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect([path, Number(answer.headers.get('content-length')) < FIRST_PAGE]).toEqual([path, true])
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(1000)
  }
})
