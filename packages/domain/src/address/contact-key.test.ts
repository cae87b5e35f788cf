import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactKey, internationalPhone, phoneFormats, withoutTrunkPrefix } from './index.ts'

test('Tags and capitals of one mailbox share a key (U1)', () => {
  for (const spelling of ['mia@example.com', 'Mia@Example.com', 'mia+1@example.com', ' mia+a+b@example.com '])
    expect(contactKey(spelling)).toBe('mia@example.com')
})

test('Dots distinguish mailboxes, except at Google (U1)', () => {
  expect(contactKey('m.ia@example.com')).not.toBe(contactKey('mia@example.com'))
  expect(contactKey('m.i.a+x@googlemail.com')).toBe(contactKey('mia@gmail.com'))
})

test('Different names and domains have different keys, and a key is its own key (U1)', () => {
  fc.assert(
    fc.property(fc.emailAddress(), email => {
      const key = contactKey(email)
      expect(contactKey(key)).toBe(key)
      expect(key).toContain('@')
      expect(key.startsWith('@')).toBe(false)
    }),
  )
})

test('A trunk prefix after the calling code is dropped: +44 07700 is +44 7700 (U1)', () => {
  expect(withoutTrunkPrefix('+4407700900123')).toBe('+447700900123')
  expect(withoutTrunkPrefix('+447700900123')).toBe('+447700900123')
  expect(withoutTrunkPrefix('+390612345678')).toBe('+390612345678')
})

test('A stored number of every country keeps its digits (U1)', () => {
  for (const { isoCode, example } of phoneFormats()) {
    const stored = internationalPhone(isoCode, example)
    expect(withoutTrunkPrefix(stored)).toBe(stored)
  }
})
