import { isRefusal } from '@comanda/contract/core'
import type { RequestOf } from '@comanda/contract/core'
import { type startup as calls, startupInfo } from '@comanda/contract/startup'
import { expect, it } from 'vitest'
import type { Queries } from '../../platform/db/index.ts'
import { Precompressed } from '../../platform/http/index.ts'
import { testAnyone } from '../../testing/index.ts'
import { createBrands } from './brand.ts'
import { createStarts, info } from './info.ts'

const settings = {
  name: { en_US: 'Brand', ar: 'علامة' },
  slogan: { en_US: 'Warm' },
  appid: 'brand',
  logo: 'p1/logo',
  currency: { currencyCode: 'KWD', currencySymbol: 'KD', internationalSystemOfUnits: 3 },
  dateTimeFormat: { date: 'DD/MM/YYYY', time: 'HH:mm', dateTime: 'DD/MM/YYYY HH:mm' },
  addressFormat: 'international',
  languages: ['ar', 'en_US'],
  chooseLanguage: true,
  style: { primaryColor: '#ff6c63' },
}

/** A database that knows one brand. */
function house(testPage = false, storesCheck = false) {
  const stored = { 7: { ...settings } } as Record<number, typeof settings>
  let now = 0
  const query = async (_statement: unknown, [id]: readonly unknown[]) => ({
    rows: stored[Number(id)] ? [{ settings: JSON.stringify(stored[Number(id)]) }] : [],
    count: 1,
  })
  const db = { query } as unknown as Queries
  const clock = () => now
  const deps = {
    db: db as never,
    clock,
    pictureHosts: ['/media'],
    testPage,
    secret: 'test secret',
    decorationOf: async () => ({ decorationPlanId: 'd', version: 1, pageTypeList: [] }),
    themeOf: async () => ({ storeHead: 'tall' as const }),
    storesCheckOrders: async () => storesCheck,
    isOpening: async () => false,
    worker: true,
    logoOf: async () => undefined,
    shopOf: async () => undefined,
    pageOf: async () => undefined,
    giftPictureOf: async () => undefined,
    cardTextOf: async () => undefined,
    shopsOf: async () => [],
  }
  const handler = info(createStarts(deps, createBrands(deps)))
  const input = async (corporationId: number, request: RequestOf<typeof calls.info>, language = 'en_US') => {
    const answer = await handler({ ...testAnyone(corporationId), language }, request)
    return answer instanceof Precompressed ? JSON.parse(answer.raw.toString()).data : answer
  }
  return {
    ask: input,
    change: (part: object) => {
      stored[7] = { ...settings, ...part }
      now += 2000
    },
  }
}

it('Returns everything that starts the app, in the requested language (NAV-4, ETC-1)', async () => {
  const { ask: input } = house()
  const info = await input(7, {}, 'ar')
  expect(startupInfo.safeParse(info).success).toBe(true)
  expect(info.title).toBe('علامة')
  expect(info.style.storeHead).toBe('tall')
  expect(info.translation.language).toBe('ar')
  expect(info.translation.map['ui.back']).toBeTruthy()
  expect((await input(7, { userLanguage: 'en-GB' }, 'ar')).title).toBe('Brand')
})

it('Uses the brand’s first language if the requested one is missing', async () => {
  expect((await house().ask(7, {}, 'zh_CN')).translation.language).toBe('ar')
})

it('Uses the first of the browser’s languages that the brand has (ETC-1)', async () => {
  expect((await house().ask(7, {}, 'fr-CA,fr,en-GB')).translation.language).toBe('en_US')
  expect((await house().ask(7, {}, 'fr,ar-KW,en')).translation.language).toBe('ar')
})

it('Answers in a few bytes if nothing changed, and returns the new content once it did', async () => {
  const { ask: input, change } = house()
  const { version } = await input(7, {})
  expect(await input(7, { version })).toEqual({ version, unchanged: true })
  change({ slogan: { en_US: 'Warmer' } })
  const next = await input(7, { version })
  expect(next.slogan).toBe('Warmer')
  expect(next.version).not.toBe(version)
})

it('Refuses an unknown brand', async () => {
  const answer = await house().ask(8, {})
  expect(isRefusal(answer) && answer.refused).toBe('brandUnknown')
})

it('Reports that the self-check is open only if it is switched on', async () => {
  expect((await house().ask(7, {})).scheme.extJson).toEqual({ chooseLanguage: true })
  expect((await house(true).ask(7, {})).scheme.extJson).toEqual({ chooseLanguage: true, testPage: true })
})

it('The language is the one the guest chose, then the phone’s, then that of the headers (ETC-1)', async () => {
  const { ask: input } = house()
  const languages = [
    await input(7, { userLanguage: 'en_US', deviceLanguage: 'ar' }, 'ar'),
    await input(7, { deviceLanguage: 'en-GB' }, 'ar'),
    await input(7, {}, 'ar'),
  ].map(info => info.translation.language)
  expect(languages).toEqual(['en_US', 'en_US', 'ar'])
})

it('A brand’s own texts override the built-in ones, in every namespace (ETC-1)', async () => {
  const { ask: input, change } = house()
  change({ texts: { en_US: { 'ui.back': 'Return', 'mine.vip.noCardProgramId': 'No circle here' } } })
  const textsOf = async (namespace?: 'first' | 'rest' | 'brand' | 'all', userLanguage = 'en_US') =>
    (await input(7, { userLanguage, ...(namespace && { namespace }) })).translation.map as Record<string, string>
  expect((await textsOf())['ui.back']).toBe('Return')
  expect((await textsOf('all'))['mine.vip.noCardProgramId']).toBe('No circle here')
  expect(await textsOf('brand')).toEqual({ 'ui.back': 'Return', 'mine.vip.noCardProgramId': 'No circle here' })
  expect((await textsOf('first', 'ar'))['ui.back']).not.toBe('Return')
  expect(Object.keys(await textsOf('all')).length).toBeGreaterThan(Object.keys(await textsOf('first')).length)
})

it('The flag of order checks is set where a store of the brand has it (LOGIN-8)', async () => {
  expect((await house().ask(7, {})).checkOrderRequiresIn4Hours).toBe(false)
  expect((await house(false, true).ask(7, {})).checkOrderRequiresIn4Hours).toBe(true)
})

it('A brand’s language that is not built in has its own texts over those of the brand’s first built-in language (ETC-1)', async () => {
  const { ask, change } = house()
  change({ languages: ['ar', 'fr', 'en_US'], texts: { fr: { 'ui.back': 'Retour' } } })
  for (const language of ['fr', 'fr-CA']) {
    const { translation } = await ask(7, { userLanguage: language })
    expect([translation.language, translation.builtIn]).toEqual(['fr', 'ar'])
    expect(translation.map['ui.back']).toBe('Retour')
    expect(translation.map['ui.close']).toBe((await ask(7, { userLanguage: 'ar' })).translation.map['ui.close'])
  }
  expect((await ask(7, { userLanguage: 'de' })).translation.language).toBe('en_US')
})
