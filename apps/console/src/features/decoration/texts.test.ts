import { componentTypes, type EditorFields, pageTypes } from '@comanda/contract/decoration'
import { staff as ar } from '@comanda/messages/ar/staff'
import { staff as en } from '@comanda/messages/en-US/staff'
import { staff as zh } from '@comanda/messages/zh-CN/staff'
import { expect, test } from 'vitest'

const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, zh, ar }

/** The keys of the texts of fields, of their options, and of the fields of their entries. */
const keysOf = (fields: EditorFields): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `decor.field.${name}`,
    ...('options' in field ? field.options.map(option => `decor.choice.${name}.${option}`) : []),
    ...(field.kind === 'list' ? keysOf(field.fields) : []),
  ])

test.each(Object.entries(componentTypes))(
  '%s has a name, a help text and labels in every language (DECO-1)',
  (kind, type) => {
    const keys = [`decor.type.${kind}`, `decor.help.${kind}`, `decor.group.${type.group}`, ...keysOf(type.editor)]
    for (const [language, texts] of Object.entries(languages))
      for (const key of keys) expect(texts[key], `${key} in ${language}`).toBeTruthy()
  },
)

test('No two types that a page may have are named alike (DECO-1)', () => {
  for (const texts of Object.values(languages))
    for (const pageType of pageTypes) {
      const types = Object.values(componentTypes).filter(({ on }) => on.some(one => one === pageType))
      const names = types.map(({ kind }) => texts[`decor.type.${kind}`])
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
})
