import { describe, expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'
import { VISIT_SECONDS, visitMarkers } from './visit-markers.ts'

const EVENING = Date.UTC(2026, 10, 24, 20)
const NEXT_DAY = EVENING + 16 * 3_600_000
let now = EVENING
const markers = visitMarkers({ clock: () => now, secret: 'test secret' })
const routes = new Set(['/', '/shareIndex', '/home', '/storeIndex', '/setting'])

const arrive = (url: string, marker?: string) => {
  const [path = '', query] = url.split('?')
  const request = {
    path,
    search: query === undefined ? '' : `?${query}`,
    corporationId: 1,
    cookies: marker && `ms=${marker}`,
  }
  const { setCookies, ...page } = arrivalOf(request, it => routes.has(it), markers)
  const set = new Map(setCookies.map(it => [it.split('=', 1)[0], it.slice(it.indexOf('=') + 1)]))
  return {
    path: page.path,
    query: Object.fromEntries(page.query),
    issued: set.get('ms')?.split(';', 1)[0],
    lifetime: /Max-Age=(\d+)/.exec(set.get('ms') ?? '')?.[1],
    address: decodeURIComponent(set.get('arrival')?.split(';', 1)[0] ?? ''),
  }
}
const TABLE = '/storeIndex?shopId=101&bizType=1100&tableId=T1'
const share = (target: string) => `/shareIndex?shareUrl=${encodeURIComponent(target)}`

describe('Shares are resolved by the server (NAV-1)', () => {
  test('A share is answered with the page it leads to, and its address', () => {
    const page = arrive(`${share('/storeIndex?shopId=101')}&c=poster`)
    expect(page).toMatchObject({ path: '/storeIndex', query: { shopId: '101', c: 'poster' } })
    expect(page.address).toBe('/storeIndex?shopId=101&c=poster')
    expect(page.issued).toBeUndefined()
  })

  test('The root and a share that leads to itself are answered with the home page', () => {
    for (const url of ['/', share('/shareIndex'), share(share(share('/home'))), share('https://evil.test')])
      expect(arrive(url), url).toMatchObject({ path: '/home', address: '/home' })
  })

  test('A hand-over token is not copied into the cookie of the address (NAV-3)', () => {
    expect(arrive(`${share('/setting')}&token=secret`).address).toBe('/setting')
  })

  test('A page that is neither a share nor a table has no parameters', () => {
    expect(arrive('/setting?shopId=1')).toMatchObject({ path: '/setting', issued: undefined, address: '' })
  })
})

describe('Session markers of visits at tables (NAV-7)', () => {
  test('A code of a table starts a visit: its marker is stored for hours and is in the address', () => {
    now = EVENING
    const page = arrive(share(TABLE))
    expect(markers.isValid(1, page.issued ?? '')).toBe(true)
    expect(page.lifetime).toBe(String(VISIT_SECONDS))
    expect(page.address).toBe(`${TABLE}&ms=${page.issued}`)
  })

  test('A code printed before there were shares starts a visit as well', () => {
    const page = arrive(TABLE)
    expect(page.address).toBe(`${TABLE}&ms=${page.issued}`)
    expect(page.issued).toBeDefined()
  })

  test('A second code within the visit keeps the marker, so that other tabs stay valid', () => {
    now = EVENING
    const { issued } = arrive(share(TABLE))
    now += 3_600_000
    const page = arrive(share(TABLE), issued)
    expect(page.issued).toBeUndefined()
    expect(page.address).toBe(`${TABLE}&ms=${issued}`)
  })

  test('On the next day the marker of the address is not replaced and the stored one is removed', () => {
    now = EVENING
    const { issued } = arrive(share(TABLE))
    now = NEXT_DAY
    const link = `${TABLE}&ms=${issued}`
    expect(arrive(link, issued)).toMatchObject({ issued: '', lifetime: '0', query: { ms: issued } })
    expect(arrive(link)).toMatchObject({ issued: undefined, query: { ms: issued } })
    expect(arrive(share(link))).toMatchObject({ issued: undefined, query: { ms: issued } })
  })

  test('Scanning again on the next day starts another visit', () => {
    now = EVENING
    const { issued } = arrive(share(TABLE))
    now = NEXT_DAY
    const page = arrive(share(TABLE), issued)
    expect(page.issued).not.toBe(issued)
    expect(markers.isValid(1, page.issued ?? '')).toBe(true)
  })

  test('Only markers of this server and brand are valid', () => {
    now = EVENING
    const marker = markers.issue(1)
    expect(markers.isValid(2, marker)).toBe(false)
    expect(visitMarkers({ clock: () => now, secret: 'another' }).isValid(1, marker)).toBe(false)
    for (const other of [
      '',
      'x',
      `${marker}x`,
      marker.replace(/.$/, '!'),
      `zzzzzz.${marker.split('.').slice(1).join('.')}`,
    ])
      expect(markers.isValid(1, other), other).toBe(false)
  })
})
