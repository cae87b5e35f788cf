import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

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
