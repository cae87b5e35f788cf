import { expect, test } from 'vitest'
import { timeRange } from './time-range.ts'

test('A range of two times writes AM, PM and their equivalents once (ETC-6)', () => {
  expect(timeRange('8:30\u00a0AM', '8:45\u00a0AM')).toBe('8:30 – 8:45\u00a0AM')
  expect(timeRange('Tomorrow, 8:30\u00a0AM', '8:45\u00a0AM')).toBe('Tomorrow, 8:30 – 8:45\u00a0AM')
  expect(timeRange('11:30\u00a0AM', '12:15\u00a0PM')).toBe('11:30\u00a0AM – 12:15\u00a0PM')
  expect(timeRange('8:30 م', '8:45 م')).toBe('8:30 – 8:45 م')
  expect(timeRange('上午8:30', '上午8:45')).toBe('上午8:30 – 上午8:45')
  expect(timeRange('18:30', '18:45')).toBe('18:30 – 18:45')
})
