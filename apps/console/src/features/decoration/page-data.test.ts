import { componentTypes, type DecorationKind } from '@comanda/contract/decoration'
import { expect, test, vi } from 'vitest'
import { dataOf, faultKey, faultsOf, pageOf, shownOf } from './page-data.ts'
import type { Component, Page } from './queries.ts'
import { samePage } from './same-page.ts'

vi.mock('@comanda/web/i18n', () => ({ t: (key: string) => key, currentLocale: () => ({ id: 'en_US' }) }))

const added = (kind: DecorationKind): Component =>
  ({ kind, id: `${kind}-1`, ...componentTypes[kind].defaults }) as Component

const pageWith = (...components: Component[]): Page => ({
  decorationPageId: 'page',
  pageType: 'custom',
  title: { en_US: 'Autumn' },
  components,
})

test.each(Object.keys(componentTypes) as DecorationKind[])(
  'A page with %s is the same after the editor (DECO-1)',
  kind => {
    const page = pageWith(added(kind))
    expect(samePage(pageOf(page, dataOf(page)), page)).toBe(true)
  },
)

test('An optional field that was emptied is not sent, and a field of no declaration neither (DECO-4)', () => {
  const page = pageWith(added('notice'))
  const data = dataOf(page)
  const [block] = data.content
  Object.assign(block?.props ?? {}, { link: undefined, onClick: 'alert(1)' })
  expect(pageOf(page, data)).toEqual(page)
})

test('A link that leaves the app is at fault at its field, and the phone does not show its component (DECO-4)', () => {
  const hostile = { ...added('notice'), link: 'javascript:alert(1)' } as Component
  const page = pageWith(added('banner'), hostile)
  expect([...faultsOf(page).keys()]).toEqual([faultKey('notice-1', 'link')])
  expect(shownOf(page).components).toEqual([page.components[0]])
})

test('A second component of a type that a page has once is at fault (DECO-1)', () => {
  const page = pageWith(added('personStrip'), { ...added('personStrip'), id: 'second' })
  expect(faultsOf(page).get(faultKey('second', ''))).toBe('decor.fault.componentTwice')
})
