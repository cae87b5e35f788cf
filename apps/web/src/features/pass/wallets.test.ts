import { describe, expect, it } from 'vitest'
import { walletsOn } from './wallets.ts'

const on = (userAgent: string, maxTouchPoints = 0) => walletsOn({ userAgent, maxTouchPoints })

describe('Wallets of a device', () => {
  it('Apple’s on iPhones and iPads, Google’s on Android, both on a Mac (CARD-9)', () => {
    expect(on('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5)).toEqual(['apple'])
    expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1', 5)).toEqual(['apple'])
    expect(on('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1')).toEqual(['apple', 'google'])
    expect(on('Mozilla/5.0 (Linux; Android 15) Chrome/140', 5)).toEqual(['google'])
    expect(on('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140')).toEqual(['google'])
  })

  it('None inside WeChat and Alipay (CARD-9)', () => {
    expect(on('Mozilla/5.0 (iPhone) MicroMessenger/8.0', 5)).toEqual([])
    expect(on('Mozilla/5.0 (Linux; Android 15) AlipayClient/10', 5)).toEqual([])
  })
})
