import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault } from './password.ts'

const ACCOUNT = 'ines@marigold.example'

test.each<[string, ReturnType<typeof passwordFault>]>([
  ['', 'short'],
  ['ninesigns', 'short'],
  ['🍜🍜🍜🍜🍜', 'short'],
  ['aaaaaaaaaaaa', 'plain'],
  ['Ines@Marigold.example', 'plain'],
  ['ines@marigold.example1', 'plain'],
  ['@marigold.example', 'plain'],
  ['noodles at noon', undefined],
  ['ラーメンは夜九時からです', undefined],
])('staff password: %s', (password, fault) => {
  expect(passwordFault(password, ACCOUNT)).toBe(fault)
})

test('A valid password stays valid with more characters', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 10 }), (password, more) => {
      fc.pre(passwordFault(password, ACCOUNT) === undefined && !`${password}${more}`.toLowerCase().includes(ACCOUNT))
      expect(passwordFault(password + more, ACCOUNT)).toBeUndefined()
    }),
  )
})
