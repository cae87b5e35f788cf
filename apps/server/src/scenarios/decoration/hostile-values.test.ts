import { contract } from '@comanda/contract'
import { componentTypes, type DecorationKind, type EditorFields } from '@comanda/contract/decoration'
import { describe, expect, test } from 'vitest'
import { readPages } from '../../modules/decoration/index.ts'
import { refusedAs, testApp } from '../../testing/index.ts'
import { notice, pageActor } from './page-actor.ts'

const app = testApp()
const { manager, shop, homeOf, saveHome, publish, onPhone } = pageActor(app)
const { decoration: calls } = contract

const LINKS = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.test/1',
  '//evil.test',
  'https://evil.test',
  'https:evil.test',
  'evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '@evil.test',
  '/home#<script>',
  '/home?x="',
]
const PICTURES = [
  'https://evil.test/a',
  '//evil.test/a',
  'data:image/svg+xml,x',
  '../secret',
  'a.svg',
  'javascript:x',
  'p1/x?y=1',
]
const SCRIPT = '<img src=x onerror=alert(1)>'

/** Every link and picture field of every type: where it is, and the component with one value in its place. */
function* places(kind: 'link' | 'picture') {
  for (const [name, type] of Object.entries(componentTypes)) {
    const base = { kind: name, id: 'x', ...type.defaults }
    for (const [field, editor] of Object.entries(type.editor as EditorFields)) {
      if (editor.kind === kind)
        yield { place: `${name}.${field}`, field, put: (value: unknown) => ({ ...base, [field]: value }) }
      if (editor.kind !== 'list') continue
      for (const [inner, innerEditor] of Object.entries(editor.fields))
        if (innerEditor.kind === kind)
          yield {
            place: `${name}.${field}.${inner}`,
            field: `${field}[0].${inner}`,
            put: (value: unknown) => ({ ...base, [field]: [{ ...editor.start, [inner]: value }] }),
          }
    }
  }
}

const save = async (component: unknown) => {
  const { mark, page } = await homeOf()
  return manager.call(calls.saveDecorationPage, { ...shop, mark, page: { ...page, components: [component as never] } })
}

/** The components that stay of a stored page with this one. */
const readBack = (component: unknown) =>
  readPages([{ decorationPageId: 'home', pageType: 'home', title: {}, components: [component] }])[0]?.components

describe.each([
  ['link', LINKS],
  ['picture', PICTURES],
] as const)('Every %s of every component (DECO-4)', (kind, values) => {
  test.each([...places(kind)])(
    '$place takes no address outside the app, and names the field',
    async ({ field, put }) => {
      for (const value of values) {
        expect(await save(put(value))).toMatchObject({ refused: 'invalidInput', field: `page.components[0].${field}` })
        expect(readBack(put(value))).toEqual([])
      }
    },
  )
})

describe('Texts and access', () => {
  test('Markup in a text stays text, and a stored component of no known type is left out (DECO-4)', async () => {
    await saveHome(notice(SCRIPT))
    await publish()
    expect(await onPhone()).toEqual([SCRIPT])
    expect(readBack({ kind: 'html', id: 'x', html: SCRIPT })).toEqual([])
  })

  test.each(Object.keys(componentTypes) as DecorationKind[])(
    '%s drops attributes that are not declared (DECO-4)',
    kind => {
      const component = { kind, id: 'x', ...componentTypes[kind].defaults }
      expect(readBack({ ...component, onClick: 'alert(1)', style: 'x' })).toEqual([component])
    },
  )

  test('Staff without the right to the brand cannot read or change its pages (A1)', async () => {
    const { mark, page } = await homeOf()
    for (const role of ['staff', 'manager'] as const) {
      const person = app.staff(role)
      expect(refusedAs(await person.call(calls.decorationDraft, shop))).toBeDefined()
      expect(refusedAs(await person.call(calls.saveDecorationPage, { ...shop, mark, page }))).toBeDefined()
      expect(refusedAs(await person.call(calls.publishDecoration, { ...shop, mark }))).toBeDefined()
    }
    expect(refusedAs(await app.guest().call(calls.decorationDraft, shop))).toBeDefined()
  })

  test('A phone may watch the published pages and not the draft (CART-11)', async () => {
    const guest = app.guest()
    await guest.must(contract.push.ticket, { topics: ['decoration:pages'] })
    expect(refusedAs(await guest.call(contract.push.ticket, { topics: ['decoration:draft'] }))).toBe('notFound')
    await manager.must(contract.push.ticket, { topics: ['decoration:draft'] })
  })
})
