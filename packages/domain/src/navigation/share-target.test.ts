import { describe, expect, test } from 'vitest'
import { shareTarget } from './share-target.ts'

const routes = new Set(['/', '/home', '/shareIndex', '/storeIndex'])
const target = (query: Record<string, string>) =>
  shareTarget(`?${new URLSearchParams(query)}`, path => routes.has(path))

describe('Target of a share (NAV-1)', () => {
  test('The store of the share, with the channel, scene and other carried parameters (NAV-6)', () => {
    const share = {
      shareUrl: '/storeIndex?shopId=101',
      shopId: '7',
      c: 'poster',
      sceneId: 's1',
      sceneVal: 'v',
      p: 'p1',
    }
    expect(target({ ...share, vt: '2', posOrderId: 'x9', token: 'secret', type: '1' })).toBe(
      '/storeIndex?shopId=101&c=poster&p=p1&posOrderId=x9&vt=2&sceneId=s1&sceneVal=v',
    )
  })

  test.each([
    '/shareIndex',
    '/shareIndex?shareUrl=%2FstoreIndex',
    '/shareIndex?shareUrl=%2FshareIndex%3FshareUrl%3D%252FshareIndex',
    '/./shareIndex',
    '/x/../shareIndex',
    '/%73hareIndex',
    '/shareIndex/',
    '%2FshareIndex',
    '/',
    '/?shareUrl=%2FstoreIndex',
  ])('A share that leads to a share opens the home page: %s', shareUrl => {
    expect(target({ shareUrl })).toBe('/home')
  })

  test('A share without a target opens the home page', () => {
    expect(target({})).toBe('/home')
    expect(target({ shareUrl: 'https://evil.test/home' })).toBe('/home')
  })
})
