import { expect, test, vi } from 'vitest'
import { deviceRegion } from './device-region.ts'

test.each([
  ['en-GB', 'GB'],
  ['en_IN', 'IN'],
  ['zh', 'CN'],
  ['zh-Hant-HK', 'HK'],
  ['en-US@posix', undefined],
  ['', undefined],
])('A device in %j proposes the country %j', (language, region) => {
  vi.stubGlobal('navigator', { language })
  expect(deviceRegion()).toBe(region)
})
