import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { componentTypes } from '@comanda/contract/decoration'
import { afterAll, expect, test } from 'vitest'
import { listsOf, outdatedLists } from './page-components.mjs'

const folder = mkdtempSync(join(tmpdir(), 'components-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('Every type of component is one folder, named by its kind; the lists name all of them (DECO-1)', () => {
  expect(outdatedLists()).toEqual([])
  for (const [kind, type] of Object.entries(componentTypes)) expect(type.kind).toBe(kind)
})

test('A new folder is a new type: its declaration and its renderer join the lists (DECO-1)', () => {
  const add = (name: string, ...files: string[]) => {
    mkdirSync(join(folder, name))
    for (const file of files) writeFileSync(join(folder, name, file), '')
  }
  add('gift-of-day', 'declaration.ts', 'renderer.tsx')
  add('theme-sounds', 'declaration.ts')
  expect(outdatedLists(folder)).toEqual(['declarations.ts', 'renderers.ts'])
  for (const [file, content] of Object.entries<string>(listsOf(folder))) writeFileSync(join(folder, file), content)
  expect(outdatedLists(folder)).toEqual([])
  const lists = ['declarations.ts', 'renderers.ts'].map(file => readFileSync(join(folder, file), 'utf8'))
  expect(lists[0]).toContain("import { declaration as giftOfDay } from './gift-of-day/declaration.ts'")
  expect(lists[0]).toContain('themeSounds')
  expect(lists[1]).toContain("import { Renderer as giftOfDay } from './gift-of-day/renderer.tsx'")
  expect(lists[1]).not.toContain('themeSounds')
})
