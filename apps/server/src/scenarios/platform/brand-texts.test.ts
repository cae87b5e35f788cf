import { reference } from '@comanda/contract/reference'
import { startup } from '@comanda/contract/startup'
import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../testing/index.ts'

const app = testApp({ env: { IMAGE_HOSTS: 'https://img1.example,https://img2.example' } })
const { clock } = app

/** The brand's own texts, as stored; the app reads them again after a second. */
async function setTexts(texts: object): Promise<void> {
  await app.sql(`update corporation set settings = jsonb_set(settings, '{texts}', $1::jsonb)`, [JSON.stringify(texts)])
  clock.advance(2000)
}
const own = { en_US: { 'ui.back': 'Return', 'no.such.key': 'Hello' }, ar: { 'ui.back': 'رجوع الآن' } }

afterEach(() => setTexts({}))

test('Maps contain the texts of every language, or of the one asked for, with the brand’s own over them (ETC-1)', async () => {
  await setTexts(own)
  const anyone = app.anyone()
  const all = await anyone.must(reference.listResourceLanguageMaps, {})
  expect(Object.keys(all.maps).sort()).toEqual(all.languages.map(({ language }) => language).sort())
  expect([all.maps['en_US']?.['ui.back'], all.maps['ar']?.['ui.back']]).toEqual(['Return', 'رجوع الآن'])
  expect(all.maps['zh_CN']?.['mine.vip.noCardProgramId']).toBeTruthy()
  const one = await anyone.must(reference.listResourceLanguageMaps, { userLanguage: 'en-GB', namespace: 'brand' })
  expect(one.maps).toEqual({ en_US: own.en_US })
})

test('Changed texts arrive with the next answer (ETC-1)', async () => {
  const anyone = app.anyone()
  const input = { userLanguage: 'en_US', namespace: 'brand' } as const
  expect((await anyone.must(reference.listResourceLanguageMaps, input)).maps).toEqual({ en_US: {} })
  await setTexts(own)
  expect((await anyone.must(reference.listResourceLanguageMaps, input)).maps).toEqual({ en_US: own.en_US })
  const info = await anyone.must(startup.info, { userLanguage: 'en_US' })
  expect('translation' in info && info.translation.map['ui.back']).toBe('Return')
})

test('Hosts of pictures follow from the configuration (MENU-9)', async () => {
  const info = await app.anyone().must(startup.info, {})
  expect('cdnInfo' in info && info.cdnInfo.hosts).toEqual(['https://img1.example/media', 'https://img2.example/media'])
})

test('A store that checks orders before payment sets the flag of the startup data (LOGIN-8)', async () => {
  const flag = async () => {
    clock.advance(2000)
    const info = await app.anyone().must(startup.info, {})
    return 'checkOrderRequiresIn4Hours' in info && info.checkOrderRequiresIn4Hours
  }
  expect(await flag()).toBe(false)
  await app.changeShop({ checkOrderRequiresIn4Hours: true })
  expect(await flag()).toBe(true)
  await app.changeShop({ checkOrderRequiresIn4Hours: false })
})

test('The startup data has the order types that a store takes, and a change arrives with the next answer (DECO-1)', async () => {
  const types = async () => {
    clock.advance(2000)
    const info = await app.anyone().must(startup.info, {})
    return 'orderTypes' in info ? info.orderTypes : undefined
  }
  const before = await types()
  await app.changeShop({ bizTypes: [1300] })
  expect(await types()).toEqual([1300])
  await app.changeShop({ bizTypes: [1300, 1100] })
  expect(await types()).toEqual([1100, 1300])
  await app.changeShop({ bizTypes: (before ?? []) as never })
})
