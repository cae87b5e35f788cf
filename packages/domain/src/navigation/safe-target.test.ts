import { describe, expect, test } from 'vitest'
import { safeTarget } from './safe-target.ts'

const routes = new Set(['/home', '/storeIndex', '/p/ygf'])
const safe = (value: string | null) => safeTarget(value, path => routes.has(path))

describe('Only paths of this app are followed (NAV-1)', () => {
  test.each(['/home', '/storeIndex?shopId=1&bizType=1100', '/p/ygf', '/storeIndex?remark=a%20b%2F%2Fc'])('%s', path => {
    expect(safe(path)).toBe(path)
  })

  test.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    '%2F%2Fevil.test',
    '/%2Fevil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'https://brand.test@evil.test',
    'https://brand.test.evil.test',
    'https%3A%2F%2Fevil.test',
    'https%253A%252F%252Fevil.test',
    '/%255Cevil.test',
    '/%25252525252Fevil.test',
    ' /home',
  ])('Another origin opens the home page: %s', value => {
    expect(safe(value)).toBe('/home')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java%0ascript:alert(1)',
    'data:text/html,x',
    'blob:x',
    'vbscript:x',
  ])('A scheme opens the home page: %s', value => {
    expect(safe(value)).toBe('/home')
  })

  test.each([null, '', '/nowhere', '/%E0%A4%A', `/home?${'a'.repeat(3000)}`])(
    'Nothing, no place or too much opens the home page: %s',
    value => {
      expect(safe(value)).toBe('/home')
    },
  )
})
