import { expect, test } from 'vitest'
import { correctedValue } from './texts.ts'

test('A correction shows its values as the profile does (CARD-12)', () => {
  expect(correctedValue('phone', '+12125550199')).toBe('+1\u00a0212\u00a0555\u00a00199')
  expect(correctedValue('marketing', 'yes')).toBe('members.marketingYes')
  expect(correctedValue('birthday', '1990-02-03')).not.toBe('1990-02-03')
  expect(correctedValue('allergies', '')).toBe('–')
})
