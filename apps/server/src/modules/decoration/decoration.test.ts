import { decoration as calls } from '@comanda/contract/decoration'
import { isRefusal } from '@comanda/contract/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { testAnyone, testDatabase } from '../../testing/index.ts'
import { instantJobs } from '../../testing/instant-jobs.ts'
import { createDecoration, seedDecoration } from './index.ts'
import { readPages } from './plan.ts'
import { styleOf as styleOfPlan } from './style-of.ts'

const words = { en_US: 'Hello' }
const page = (...components: unknown[]) => ({ decorationPageId: 'home', pageType: 'home', title: words, components })
const banner = (link: unknown, picture: unknown = 'p1/hero') => ({
  kind: 'banner',
  id: 'b',
  picture,
  title: words,
  text: words,
  link,
})
const stored = (...components: unknown[]) => readPages([page(...components)])[0]?.components.length

describe('Decoration is data (DECO-4)', () => {
  it.each([
    'javascript:alert(1)',
    '//evil.test/x',
    'https://evil.test',
    '/\\evil.test',
    '/home#<script>',
    '/home?x="onload=',
    'data:text/html,x',
    '/%0aSet-Cookie',
    7,
  ])('Omits links to %s', link => {
    expect(stored(banner(link))).toBe(0)
  })

  it.each(['https://evil.test/a', '../secret', '/etc/passwd', 'a.svg', 'p1/hero@750.webp?x=1'])(
    'Omits a picture at %s',
    picture => {
      expect(stored(banner('/home', picture))).toBe(0)
    },
  )

  it('Omits unknown components, and keeps the rest of the page', () => {
    const html = { kind: 'html', id: 'x', html: '<script>alert(1)</script>' }
    expect(stored(html, banner('/selectStore?bizType=1300'), null, 'text')).toBe(1)
  })

  it('Drops attributes that belong to no component', () => {
    const [first] = readPages([page({ ...banner('/home'), onClick: 'alert(1)', style: 'x' })])
    expect(first?.components[0]).not.toHaveProperty('onClick')
  })

  it('Is empty if the stored value is no decoration', () => {
    for (const stored of [null, 7, {}, 'x', [null], [{}]]) expect(readPages(stored)).toEqual([])
  })
})

describe('Pages by their decoration (DECO-1)', () => {
  const database = testDatabase()
  const brand = 4001
  beforeAll(async () => {
    await database().inTx(tx =>
      seedDecoration(
        tx,
        brand,
        {
          decorationPlanId: 'warm',
          pages: [
            {
              decorationPageId: 'home',
              pageType: 'home',
              title: words,
              components: [{ kind: 'runningOrder', id: 'r' }],
            },
          ],
        },
        new Date(0),
      ),
    )
  })
  const moduleOf = () =>
    createDecoration({
      db: database(),
      clock: () => 0,
      jobs: instantJobs(),
      pictureHost: '',
      pictureColors: async () => new Map(),
      languagesOf: async () => [],
      timeZoneOf: async () => undefined,
      audienceOf: async () => ({ levels: [], tags: [] }),
      segmentsOf: async () => [],
      published: () => {},
      changed: () => {},
    })
  const input = (corporationId: number, name: 'getDecorate', request: object) => {
    const { handlers } = moduleOf()
    return handlers[name](testAnyone(corporationId), calls[name].request.parse(request))
  }

  it('Answers a page by type or id, with a short answer if the phone has it', async () => {
    expect(await input(brand, 'getDecorate', { pageType: 'home' })).toMatchObject({
      version: 1,
      page: { decorationPageId: 'home' },
    })
    expect(await input(brand, 'getDecorate', { decorationPageId: 'home', version: 1 })).toEqual({
      version: 1,
      unchanged: true,
    })
  })

  it('The first page reserves the row above the dishes where the page itself has a component there (DECO-1)', () => {
    const menu = (...components: unknown[]) => ({
      ...page(...components),
      decorationPageId: 'm',
      pageType: 'storeIndex',
    })
    const styleOf = (...pages: unknown[]) => styleOfPlan({ decorationPlanId: 'x', version: 1, pages: readPages(pages) })
    const notice = { kind: 'notice', id: 'n', text: { en_US: 'Closed on Monday' } }
    const dishes = { kind: 'dishes', id: 'd' }
    const variant = { ...menu(notice, dishes), decorationPageId: 'v', variant: { of: 'm', name: 'v' } }
    expect(styleOf(menu(notice, dishes))).toEqual({ menuStrip: true })
    expect(styleOf(menu(dishes, notice))).toEqual({})
    expect(styleOf(variant, menu(dishes))).toEqual({})
  })

  it('Combines the theme and the header of a store’s menu (DECO-2)', () => {
    const parts = (pageType: string, ...components: unknown[]) => ({
      ...page(...components),
      decorationPageId: pageType,
      pageType,
    })
    const styleOf = (...pages: unknown[]) => styleOfPlan({ decorationPlanId: 'x', version: 1, pages: readPages(pages) })
    const menu = parts('storeIndex', { kind: 'storeHead', id: 'h', look: 'tall' })
    const theme = parts(
      'theme',
      { kind: 'themeColours', id: 'c', primaryColor: '#c9a35b', shades: 'dark' },
      { kind: 'themeDishes', id: 'd', dishCard: 'grid', categories: 'lines', pictures: 'framed' },
    )
    expect(styleOf(page(), menu, theme)).toEqual({
      storeHead: 'tall',
      primaryColor: '#c9a35b',
      shades: 'dark',
      dishCard: 'grid',
      categories: 'lines',
      pictures: 'framed',
    })
    expect(styleOf(page())).toEqual({})
    expect(styleOf(parts('theme', { kind: 'themeColours', id: 'c', primaryColor: 'red}', shades: 'both' }))).toEqual({})
  })

  it('Refuses an unknown page, and another brand’s', async () => {
    for (const answer of [
      await input(brand, 'getDecorate', { decorationPageId: 'nope' }),
      await input(4002, 'getDecorate', {}),
    ])
      expect(isRefusal(answer) && answer.refused).toBe('pageUnknown')
  })

  it('Refuses to store a page that would show a gap', async () => {
    const broken = {
      decorationPageId: 'x',
      pageType: 'home' as const,
      title: words,
      components: [banner('javascript:x') as never],
    }
    await expect(
      database().inTx(tx => seedDecoration(tx, 4003, { decorationPlanId: 'x', pages: [broken] }, new Date(0))),
    ).rejects.toThrow(/link/)
  })
})
