import { describe, expect, test } from 'vitest'
import { containerApp } from '../platform/container-app.ts'
import { type Entry, providerFor } from './inside-app.ts'

const WECHAT = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI'
const ALIPAY = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile AliApp(AP/10.5.90) AlipayClient/10.5.90'
const accounts = { officialAccount: { appid: 'wx1' }, alipayAccount: { appid: '2021' } }
const entry: Entry = { userAgent: WECHAT, search: '?shopId=101', person: 'visitor', accounts, tried: false }

describe('OPENED INSIDE THE WECHAT OR ALIPAY APP · NAV-5', () => {
  test('a guest without a session is sent to that provider', () => {
    expect(providerFor(entry)).toBe('wechat')
    expect(providerFor({ ...entry, userAgent: ALIPAY })).toBe('alipay')
  })

  test('with no app id of its own in the initial parameters nobody is', () => {
    expect(providerFor({ ...entry, accounts: {} })).toBeUndefined()
    expect(providerFor({ ...entry, accounts: { alipayAccount: { appid: '2021' } } })).toBeUndefined()
    expect(providerFor({ ...entry, accounts: { officialAccount: { appid: '' } } })).toBeUndefined()
  })

  test('who is signed in stays', () => {
    expect(providerFor({ ...entry, person: 'loggedIn' })).toBeUndefined()
    expect(providerFor({ ...entry, person: 'member' })).toBeUndefined()
  })

  test('once: tried before, or on the way back with or without a code, it does not loop', () => {
    expect(providerFor({ ...entry, tried: true })).toBeUndefined()
    expect(providerFor({ ...entry, search: '?code=0a1&state=s1' })).toBeUndefined()
    expect(providerFor({ ...entry, search: '?state=s1' })).toBeUndefined()
  })

  test('another browser is no app, and WeCom is not WeChat', () => {
    expect(containerApp('Mozilla/5.0 (iPhone) Version/17.0 Mobile Safari/604.1')).toBeUndefined()
    expect(containerApp(`${WECHAT} wxwork/4.1.9`)).toBeUndefined()
    expect(containerApp(WECHAT.toLowerCase())).toBe('wechat')
  })
})
