import { describe, expect, test } from 'vitest'
import { ownPictureOf } from './own-picture.ts'

const ORIGIN = 'https://order.example'
const of = (query: Record<string, string>) =>
  ownPictureOf(`?${new URLSearchParams(query)}`, ORIGIN, path => ['/shareIndex', '/home'].includes(path))

describe('Pictures by reference (X2)', () => {
  test('Only own paths as codes and own image hosts are accepted', () => {
    expect(of({ qr: '/shareIndex?shareUrl=%2Fhome' })).toEqual({ kind: 'code', path: '/shareIndex?shareUrl=%2Fhome' })
    expect(of({ qr: `${ORIGIN}/home` })).toEqual({ kind: 'code', path: '/home' })
    expect(of({ picture: 'p3/laksa' })).toEqual({ kind: 'picture', path: 'p3/laksa' })
  })

  test.each([
    { qr: 'https://evil.test/' },
    { qr: `${ORIGIN}.evil.test/home` },
    { qr: '//evil.test/home' },
    { qr: 'javascript:alert(1)' },
    { qr: '/nowhere' },
    { qr: '' },
    { picture: 'https://evil.test/a.svg' },
    { picture: '//evil.test/a' },
    { picture: '../../secret' },
    { picture: 'p3/x.svg' },
    { picture: 'data:image/svg+xml,<svg onload=alert(1)>' },
    { url: `${ORIGIN}/a.svg` },
  ])('Anything else is not shown: %o', query => {
    expect(of(query as Record<string, string>)).toBeUndefined()
  })
})
