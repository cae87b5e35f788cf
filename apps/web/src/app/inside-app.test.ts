import { describe, expect, test } from 'vitest'
import { containerApp } from '../platform/device/container-app.ts'
import { type Entry, providerFor } from './inside-app.ts'

const WECHAT = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI'
const ALIPAY = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile AliApp(AP/10.5.90) AlipayClient/10.5.90'
const accounts = { officialAccount: { appid: 'wx1' }, alipayAccount: { appid: '2021' } }
const entry: Entry = { userAgent: WECHAT, search: '?shopId=101', person: 'visitor', accounts, tried: false }

describe('Opened in the WeChat or Alipay app (NAV-5)', () => {
  test('A guest without a session is redirected to the provider', () => {
    expect(providerFor(entry)).toBe('wechat')
    expect(providerFor({ ...entry, userAgent: ALIPAY })).toBe('alipay')
  })

  test('Without an app id in the initial parameters there is no redirect', () => {
    expect(providerFor({ ...entry, accounts: {} })).toBeUndefined()
    expect(providerFor({ ...entry, accounts: { alipayAccount: { appid: '2021' } } })).toBeUndefined()
    expect(providerFor({ ...entry, accounts: { officialAccount: { appid: '' } } })).toBeUndefined()
  })

  test('A signed-in guest is not redirected', () => {
    expect(providerFor({ ...entry, person: 'loggedIn' })).toBeUndefined()
    expect(providerFor({ ...entry, person: 'member' })).toBeUndefined()
  })

  test('The redirect happens once: after a try or a return it does not repeat', () => {
    expect(providerFor({ ...entry, tried: true })).toBeUndefined()
    expect(providerFor({ ...entry, search: '?code=0a1&state=s1' })).toBeUndefined()
    expect(providerFor({ ...entry, search: '?state=s1' })).toBeUndefined()
  })

  test('Other browsers and WeCom are not redirected', () => {
    expect(containerApp('Mozilla/5.0 (iPhone) Version/17.0 Mobile Safari/604.1')).toBeUndefined()
    expect(containerApp(`${WECHAT} wxwork/4.1.9`)).toBeUndefined()
    expect(containerApp(WECHAT.toLowerCase())).toBe('wechat')
  })
})
