import { afterEach, expect, it } from 'vitest'
import { createSeal, useSealKeys } from './seal.ts'

const seal = createSeal('a secret of enough letters, thirty-two', 'test')

it('Opens what it sealed, each time sealed differently', () => {
  const [one, two] = [seal.seal('7K2M'), seal.seal('7K2M')]
  expect(one).not.toBe(two)
  expect([one, two].map(seal.open)).toEqual(['7K2M', '7K2M'])
})

it('Opens nothing that was changed, cut, sealed for another purpose or with another secret', () => {
  const sealed = seal.seal('7K2M')
  const others = [
    createSeal('another secret of enough letters, yes', 'test'),
    createSeal('a secret of enough letters, thirty-two', 'x'),
  ]
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect([changed, sealed.slice(0, 20), '', 'no seal'].map(seal.open)).toEqual(Array.from({ length: 4 }))
  expect(others.map(other => other.open(sealed))).toEqual([undefined, undefined])
})

const SECRET = 'a secret of enough letters, thirty-two'
const [OLD, NEW] = [
  { id: '2026b', secret: 'an old key of enough letters, thirty-two' },
  { id: '2027a', secret: 'a new key of enough letters, thirty-two.' },
]
afterEach(() => useSealKeys([]))

it('A new key seals, former keys and the secret still open, and a removed key does not', () => {
  const bySecret = createSeal(SECRET, 'test').seal('one')
  useSealKeys([OLD])
  const byOld = createSeal(SECRET, 'test').seal('two')
  useSealKeys([NEW, OLD])
  const both = createSeal(SECRET, 'test')
  expect([bySecret, byOld, both.seal('three')].map(both.open)).toEqual(['one', 'two', 'three'])
  expect([bySecret, byOld, both.seal('three')].map(both.isCurrent)).toEqual([false, false, true])
  useSealKeys([NEW])
  expect([bySecret, byOld].map(createSeal(SECRET, 'test').open)).toEqual(['one', undefined])
})

it('A text opens under the key that is named in it alone', () => {
  useSealKeys([NEW, OLD])
  const { seal: sealed, open } = createSeal(SECRET, 'test')
  const text = sealed('7K2M')
  expect([text.replace('2027a', '2026b'), text.replace('2027a.', ''), text.replace('2027a', '2028')].map(open)).toEqual(
    Array.from({ length: 3 }),
  )
})
