import { contract } from '@comanda/contract'
import type { DecorationComponent } from '@comanda/contract/decoration'
import { expect, test } from 'vitest'
import { refusedAs, testApp } from '../../testing/index.ts'
import { pageActor } from './page-actor.ts'

const app = testApp()
const { manager, shop, draft, publish } = pageActor(app)
const { decoration: calls } = contract

const colours = (primaryColor: string): DecorationComponent => ({
  kind: 'themeColours',
  id: 'colours',
  primaryColor,
  shades: 'dark',
})

/** Saves the theme of the draft with these parts. */
async function saveTheme(...components: DecorationComponent[]) {
  const saved = (await draft()).pages.find(({ page }) => page.pageType === 'theme')
  const page = { decorationPageId: 'theme', pageType: 'theme' as const, title: {}, components }
  return manager.call(calls.saveDecorationPage, { ...shop, mark: saved?.mark ?? '', page })
}

/** The style that phones start with. */
async function styleOnPhone() {
  app.clock.advance(1500)
  const answer = await app.guest().must(contract.startup.info, {})
  return 'style' in answer ? answer.style : undefined
}

test('A theme is shown once it is published, and rolled back like a page (DECO-2)', async () => {
  const before = await styleOnPhone()
  await saveTheme(colours('#c9a35b'), {
    kind: 'themeDishes',
    id: 'd',
    dishCard: 'grid',
    categories: 'lines',
    pictures: 'framed',
  })
  expect(await styleOnPhone()).toEqual(before)
  const { version } = await publish('dark')
  expect(await styleOnPhone()).toMatchObject({ primaryColor: '#c9a35b', shades: 'dark', dishCard: 'grid' })
  await saveTheme(colours('#7a1020'))
  await publish('red')
  expect((await styleOnPhone())?.primaryColor).toBe('#7a1020')
  expect(await styleOnPhone()).not.toHaveProperty('dishCard')
  const { mark } = await draft()
  await manager.must(calls.rollBackDecoration, { ...shop, mark, version })
  expect(await styleOnPhone()).toMatchObject({ primaryColor: '#c9a35b', dishCard: 'grid' })
})

test('The theme is no page that a guest can open, and no component of a page can be in it (DECO-2)', async () => {
  const answer = await app.guest().must(contract.decoration.listDecoration, {})
  expect(answer.pageTypeList.map(({ pageType }) => pageType)).not.toContain('theme')
  const notice: DecorationComponent = { kind: 'notice', id: 'n', text: { en_US: 'x' } }
  expect(refusedAs(await saveTheme(colours('#7a1020'), notice))).toBe('componentMisplaced')
})

test('A colour that is none is refused at its field (DECO-4)', async () => {
  expect(await saveTheme(colours('red;}body{display:none'))).toMatchObject({ field: 'page.components[0].primaryColor' })
})
