import { contract } from '@comanda/contract'
import type { DecorationPage, PageVariant } from '@comanda/contract/decoration'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'
import type { Actor } from '../../testing/actor.ts'
import { notice, pageActor } from './page-actor.ts'

const app = testApp()
const { manager, shop, draft, homeOf, saveHome, publish } = pageActor(app)
const { decoration: calls } = contract

/** Adds a variant of the home page that shows its own id, and returns its revision. */
async function add(id: string, variant: Omit<PageVariant, 'of' | 'name'>): Promise<string> {
  const { page } = await homeOf()
  const own: DecorationPage = {
    ...page,
    decorationPageId: id,
    components: [notice(id)],
    variant: { of: page.decorationPageId, name: id, ...variant },
  }
  const { mark } = await manager.must(calls.saveDecorationPage, { ...shop, mark: '', page: own })
  return mark
}

const textOn = (answer: object): string | undefined => {
  const [first] = 'page' in answer ? (answer.page as DecorationPage).components : []
  return first?.kind === 'notice' ? first.text['en_US'] : undefined
}

/** The text on the home page of a caller. */
const onPhone = async (phone: Actor) => textOn(await phone.must(calls.getDecorate, { pageType: 'home' }))

beforeAll(async () => {
  await saveHome(notice('page'))
  await add('chinese', { languages: ['zh_CN'] })
  await add('store', { stores: [SHOP] })
  await add('members', { audience: { kind: 'member' } })
  await add('press', { audience: { kind: 'tag', id: 'Press' } })
  const segment = { segmentId: 'vip', name: 'VIP', filter: { tags: ['VIP'] } }
  await app.staff('brand').must(contract.member.saveSegment, { ...shop, mark: '', segment })
  await add('segment', { audience: { kind: 'segment', id: 'vip' } })
  await add('unmatched', {})
  await publish()
})

describe('Variants of a page on phones (DECO-7)', () => {
  test('A guest is shown the most specific variant that applies, else the page itself', async () => {
    expect(await onPhone(app.guest())).toBe('page')
    expect(await onPhone(app.guest({ language: 'zh-CN' }))).toBe('chinese')
    expect(await onPhone(app.guest({ pageParams: { shopId: String(SHOP) } }))).toBe('store')
    expect(await onPhone(app.guest({ language: 'zh-CN', pageParams: { shopId: String(SHOP) } }))).toBe('store')
    const member = await app.member()
    expect(await onPhone(member)).toBe('members')
    await app.sql(`update customer set tags = '{Press}' where is_member`)
    expect(await onPhone(member)).toBe('press')
    await app.sql(`update customer set tags = '{Press,VIP}' where is_member`)
    expect(await onPhone(member)).toBe('segment')
    await app.staff('brand').must(contract.member.removeSegment, { ...shop, segmentId: 'vip' })
    expect(await onPhone(member)).toBe('press')
  })

  test('A phone that has this variant in this version is answered unchanged, one that has another is sent its own', async () => {
    const guest = app.guest({ language: 'zh-CN' })
    const first = await guest.must(calls.getDecorate, { pageType: 'home' })
    if (!('page' in first)) return expect.fail('a page')
    const stored = { version: first.version, shown: first.page.decorationPageId }
    expect(await guest.must(calls.getDecorate, { pageType: 'home', ...stored })).toMatchObject({ unchanged: true })
    const other = await app.guest().must(calls.getDecorate, { pageType: 'home', ...stored })
    expect(textOn(other)).toBe('page')
  })

  test('Guests are never sent the conditions, and the id of a variant shows its page', async () => {
    const answer = await app.guest({ language: 'zh-CN' }).must(calls.getDecorate, { pageType: 'home' })
    expect(JSON.stringify(answer)).not.toContain('"variant"')
    const direct = await app.guest().must(calls.getDecorate, { decorationPageId: 'press' })
    expect(textOn(direct)).toBe('page')
    const { pageTypeList } = await app.guest().must(calls.listDecoration, {})
    expect(pageTypeList.filter(({ pageType }) => pageType === 'home')).toHaveLength(1)
  })
})

describe('Variants of a page in the editor (DECO-7, API-3)', () => {
  test('Of twenty who edit a variant and the theme at once, one saves each, the others are refused, and nothing is lost', async () => {
    const theme: DecorationPage = { decorationPageId: 'theme', pageType: 'theme', title: {}, components: [] }
    const { mark: themeMark } = await manager.must(calls.saveDecorationPage, { ...shop, mark: '', page: theme })
    const variantMark = await add('lunch', { stores: [SHOP], languages: ['en_US'] })
    const { pages } = await draft()
    const lunch = pages.find(({ page }) => page.decorationPageId === 'lunch')?.page ?? expect.fail('the variant')
    let nth = 0
    const answers = await twenty(() => {
      const at = nth++
      const text = { en_US: `by ${at}` }
      return at % 2 === 0
        ? manager.call(calls.saveDecorationPage, { ...shop, mark: variantMark, page: { ...lunch, title: text } })
        : manager.call(calls.saveDecorationPage, { ...shop, mark: themeMark, page: { ...theme, title: text } })
    })
    expect(answers.map(refusedAs).toSorted()).toEqual([
      ...Array.from({ length: 18 }, () => 'changedMeanwhile'),
      'done',
      'done',
    ])
    const after = (await draft()).pages
    const titles = (id: string) => after.find(({ page }) => page.decorationPageId === id)?.page.title['en_US']
    expect([titles('theme'), titles('lunch')]).toEqual([
      expect.stringMatching(/^by \d*[13579]$/),
      expect.stringMatching(/^by \d*[02468]$/),
    ])
    expect(after).toHaveLength(pages.length)
  })

  test('A variant needs its page, of the same type, which is no variant', async () => {
    const { page } = await homeOf()
    const save = (of: string, pageType: DecorationPage['pageType'] = 'home') =>
      manager.call(calls.saveDecorationPage, {
        ...shop,
        mark: '',
        page: { ...page, pageType, components: [], decorationPageId: 'lost', variant: { of, name: 'Lost' } },
      })
    expect(refusedAs(await save('nothing'))).toBe('decorationVariantLost')
    expect(refusedAs(await save('chinese'))).toBe('decorationVariantLost')
    expect(refusedAs(await save(page.decorationPageId, 'mine'))).toBe('decorationVariantLost')
  })

  test('A variant is deleted like a page of the brand’s own, and with its page', async () => {
    const { pages } = await draft()
    const own = pages.find(({ page }) => page.decorationPageId === 'unmatched') ?? expect.fail('the variant')
    await manager.must(calls.removeDecorationPage, { ...shop, mark: own.mark, decorationPageId: 'unmatched' })
    const custom: DecorationPage = { decorationPageId: 'autumn', pageType: 'custom', title: {}, components: [] }
    const { mark } = await manager.must(calls.saveDecorationPage, { ...shop, mark: '', page: custom })
    const variant = { of: 'autumn', name: 'Arabic', languages: ['ar'] }
    const arabic: DecorationPage = { ...custom, decorationPageId: 'autumn-ar', variant }
    await manager.must(calls.saveDecorationPage, { ...shop, mark: '', page: arabic })
    await manager.must(calls.removeDecorationPage, { ...shop, mark, decorationPageId: 'autumn' })
    const ids = (await draft()).pages.map(({ page }) => page.decorationPageId)
    expect(ids).not.toContain('unmatched')
    expect(ids).not.toContain('autumn-ar')
  })
})

test('The menu of a store has variants too, with the header of their page (DECO-7)', async () => {
  const page = (id: string, text: string, variant?: PageVariant): DecorationPage => ({
    decorationPageId: id,
    pageType: 'storeIndex',
    title: {},
    components: [
      ...(variant ? [] : [{ kind: 'storeHead' as const, id: 'head', look: 'compact' as const }]),
      notice(text),
      { kind: 'dishes', id: 'dishes' },
    ],
    ...(variant && { variant }),
  })
  const save = (one: DecorationPage, mark = '') => manager.must(calls.saveDecorationPage, { ...shop, mark, page: one })
  const before = (await draft()).pages.find(one => one.page.pageType === 'storeIndex')
  const id = before?.page.decorationPageId ?? 'storeIndex'
  await save(page(id, 'page'), before?.mark)
  await save(page('menu-store', 'this store', { of: id, name: 'Store', stores: [SHOP] }))
  await save(page('menu-members', 'members', { of: id, name: 'Members', audience: { kind: 'member' } }))
  await publish()
  const shown = async (phone: Actor) => {
    const answer = await phone.must(calls.getDecorate, { pageType: 'storeIndex' })
    return 'page' in answer
      ? answer.page.components.map(one => (one.kind === 'notice' ? one.text['en_US'] : one.kind))
      : []
  }
  expect(await shown(app.guest())).toEqual(['storeHead', 'page', 'dishes'])
  expect(await shown(app.guest({ pageParams: { shopId: String(SHOP) } }))).toEqual([
    'storeHead',
    'this store',
    'dishes',
  ])
  expect(await shown(await app.member())).toEqual(['storeHead', 'members', 'dishes'])
})
