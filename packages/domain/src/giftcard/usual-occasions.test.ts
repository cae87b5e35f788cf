import { expect, test } from 'vitest'
import { usualOccasions } from './usual-occasions.ts'

test('The first gift cards of a brand have occasions, named in each of its languages (CARD-5)', () => {
  const occasions = usualOccasions(['de', 'zh_CN'])
  expect(occasions.map(one => one.occasion)).toEqual(['birthday', 'thanks', 'any'])
  expect(occasions[0]?.name).toEqual({ de: 'Birthday', zh_CN: '生日' })
})
