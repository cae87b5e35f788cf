import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLastBrand, storeToken, token } from './session.ts'

const stored = new Map<string, string>()

/** Opens an address of the console. */
function open(address: string): void {
  const { pathname, search, hash } = new URL(address, 'https://a.example')
  vi.stubGlobal('location', { pathname, search, hash })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, address: string) => open(address) })
})

afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

describe('The console without a brand in its address (NAV-1)', () => {
  test('Opens the session that a link with a brand began', () => {
    open('/console?g=2000#password/abc')
    storeToken('secret')
    open('/console#orders')
    openLastBrand()
    expect([location.search, location.hash, token()]).toEqual(['?g=2000', '#orders', 'secret'])
  })

  test('Stays at the first brand after signing out, with a session of the first brand, and at links with a token', () => {
    open('/console?g=2000')
    storeToken('secret')
    open('/console/welcome#abc')
    openLastBrand()
    expect(location.search).toBe('')
    open('/console#password/abc')
    openLastBrand()
    expect(location.search).toBe('')
    stored.set('console.token', 'first')
    open('/console')
    openLastBrand()
    expect([location.search, token()]).toEqual(['', 'first'])
    stored.delete('console.token')
    open('/console?g=2000')
    storeToken(undefined)
    open('/console')
    openLastBrand()
    expect([location.search, token()]).toEqual(['', undefined])
  })
})
