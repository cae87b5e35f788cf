import { contract } from '@comanda/contract'
import { brandCalls } from '@comanda/contract/brand'
import { headers } from '@comanda/contract/core'
import { startup } from '@comanda/contract/startup'
import { beforeAll, expect, test } from 'vitest'
import { SHOP, testApp } from '../../testing/index.ts'

const app = testApp()
const owner = app.staff('brand')
const waiter = app.staff()
const shop = { shopId: SHOP }

async function saveTexts(language: string, more: Record<string, string>): Promise<void> {
  const { mark, texts } = await owner.must(brandCalls.brandTexts, { ...shop, language })
  await owner.must(brandCalls.saveBrandTexts, { ...shop, mark, language, texts: { ...texts, ...more } })
}

beforeAll(async () => {
  const { hasOrders: _orders, pictureHost: _host, ...brand } = await owner.must(brandCalls.brandSettings, shop)
  await owner.must(brandCalls.saveBrandSettings, { ...brand, ...shop, languages: ['en_US', 'fr'] })
  await saveTexts('fr', { 'refusal.notFound': 'Introuvable.', 'receipt.total': 'Somme', 'receipt.copy': 'COPIE' })
  await saveTexts('en_US', { 'refusal.loginNeeded': 'Please sign in to Harbour.', 'receipt.thanks': 'See you soon!' })
  app.clock.advance(2000)
})

/** The message with which a guest's or employee's request for an order that does not exist is refused. */
async function refusal(token: string, language: string, path: string): Promise<string> {
  const { body } = await app.server.inject({
    method: 'POST',
    url: path,
    headers: { [headers.token]: token, [headers.language]: language, 'request-id': crypto.randomUUID() },
    payload: { ...shop, orderId: '00000000-0000-4000-8000-000000000000' },
  })
  return (JSON.parse(body) as { message: string }).message
}

test('A refusal is in a language that the brand added, and in the brand’s fallback where a text is missing (SETUP-7, API-2)', async () => {
  const token = await app.guest().token()
  expect(await refusal(token, 'fr', contract.order.queryOrderDetail.path)).toBe('Introuvable.')
  expect(await refusal(token, 'fr', contract.card.genCardCodeAndSecurity.path)).toBe('Please sign in to Harbour.')
  expect(await refusal(token, 'en-US', contract.card.genCardCodeAndSecurity.path)).toBe('Please sign in to Harbour.')
  expect(await refusal(token, 'en-US', contract.order.queryOrderDetail.path)).toBe('Not found.')
})

test('Staff read the built-in text of a refusal (SETUP-7)', async () => {
  await saveTexts('en_US', { 'refusal.notFound': 'Sorry, it is not here.' })
  app.clock.advance(2000)
  expect(await refusal(await app.guest().token(), 'en-US', contract.order.queryOrderDetail.path)).toBe(
    'Sorry, it is not here.',
  )
  expect(await refusal(await waiter.token(), 'en-US', contract.print.paper.path)).not.toBe('Sorry, it is not here.')
})

test('A receipt is in the language of its store, in the brand’s own wording (SETUP-7, STORE-3)', async () => {
  const { orderId } = await app.guest().order({ dishes: ['soup'] })
  const paper = async () => {
    const { rows } = await waiter.must(contract.print.paper, { orderId, kind: 'receipt' })
    return JSON.stringify(rows)
  }
  expect(await paper()).toContain('Total')
  await app.changeShop({ languages: ['fr', 'en_US'] })
  expect(await paper()).toContain('Somme')
  expect(await paper()).toContain('See you soon!')
})

test('Texts that the server writes are not sent to phones (SETUP-7)', async () => {
  const info = await app.anyone().must(startup.info, { userLanguage: 'fr' })
  const keys = 'translation' in info ? Object.keys(info.translation.map) : []
  expect(keys.filter(key => /^(?:refusal|receipt|walletPass)\./.test(key))).toEqual([])
})
