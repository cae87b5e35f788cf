import { contract } from '@comanda/contract'
import { brandCalls } from '@comanda/contract/brand'
import { startup } from '@comanda/contract/startup'
import { expect, test } from 'vitest'
import { refusedAs, testApp } from '../../testing/index.ts'

const app = testApp()
const { shopId } = app.shop.config
const owner = () => app.staff('brand')
const textsOf = (language: string) => owner().must(brandCalls.brandTexts, { shopId, language })

test('The owner’s own wording reaches guests, with an audit line, and a text for an unknown key is refused (SETUP-7)', async () => {
  const { mark, builtIn } = await textsOf('en_US')
  expect(builtIn['ui.back']).toBeTruthy()
  const save = (texts: Record<string, string>) =>
    owner().call(brandCalls.saveBrandTexts, { shopId, mark, language: 'en_US', texts })
  expect(refusedAs(await save({ 'no.such.key': 'x' }))).toBe('textUnknown')
  expect(refusedAs(await save({ 'ui.back': 'Return to {place}' }))).toBe('textPlaces')
  expect(refusedAs(await save({ 'ui.back': 'Return', 'ui.close': ' ' }))).toBe('done')
  expect(refusedAs(await save({ 'ui.back': 'Again' }))).toBe('changedMeanwhile')
  app.clock.advance(2000)
  const info = await app.anyone().must(startup.info, { userLanguage: 'en_US' })
  expect('translation' in info && info.translation.map['ui.back']).toBe('Return')
  expect((await textsOf('en_US')).texts).toEqual({ 'ui.back': 'Return' })
  expect(await app.sql("select 1 from audit_line where what = 'brandTexts'")).toHaveLength(1)
})

test('A language that is not built in is translated over the first built-in one, and dishes are answered in it (SETUP-7, ETC-1)', async () => {
  const {
    hasOrders: _orders,
    pictureHost: _host,
    ...settings
  } = await owner().must(brandCalls.brandSettings, { shopId })
  const next = { ...settings, shopId, languages: ['en_US', 'fr'] }
  await owner().must(brandCalls.saveBrandSettings, next)
  const { mark, builtInLanguage } = await textsOf('fr')
  expect(builtInLanguage).toBe('en_US')
  await owner().must(brandCalls.saveBrandTexts, { shopId, mark, language: 'fr', texts: { 'ui.back': 'Retour' } })
  app.clock.advance(2000)
  const info = await app.anyone().must(startup.info, { userLanguage: 'fr-FR' })
  expect('translation' in info && [info.translation.language, info.translation.map['ui.back']]).toEqual([
    'fr',
    'Retour',
  ])
  await app.changeShop({ shopName: { en_US: 'Harbour', fr: 'Le Port' } })
  app.clock.advance(2000)
  const page = await app.server.inject({
    method: 'POST',
    url: contract.store.queryShopList.path,
    headers: { 'language-code': 'fr', token: await app.guest().token() },
    payload: {},
  })
  expect(page.body).toContain('Le Port')
})
