import { expect, test } from 'vitest'
import { installWayOf } from './install-way.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const way = (userAgent: string, more: Partial<Parameters<typeof installWayOf>[0]> = {}) =>
  installWayOf({ userAgent, touchPoints: 5, isInstalled: false, hasDialog: false, ...more })

test('The browser’s own dialog is used where there is one (APP-4)', () => {
  expect(way(ANDROID, { hasDialog: true })).toBe('dialog')
  expect(way(ANDROID)).toBeUndefined()
})

test('Safari on iPhone and iPad installs in its share menu, other browsers and apps there do not (APP-4)', () => {
  expect(way(SAFARI)).toBe('shareMenu')
  expect(way(MAC)).toBe('shareMenu')
  expect(way(MAC, { touchPoints: 0 })).toBeUndefined()
  for (const other of ['CriOS/140.0 Mobile/15E148 Safari/604.1', 'Mobile/15E148 MicroMessenger/8.0.50'])
    expect(way(`${IPHONE} ${other}`), other).toBeUndefined()
})

test('An installed app is not offered again (APP-4)', () => {
  expect(way(SAFARI, { isInstalled: true })).toBeUndefined()
  expect(way(ANDROID, { isInstalled: true, hasDialog: true })).toBeUndefined()
})
