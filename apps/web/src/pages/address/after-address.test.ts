import { beforeEach, describe, expect, test } from 'vitest'
import { eraseStored, writeStored } from '../../platform/storage.ts'
import { afterAddress } from './after-address.ts'

const here = '?shopId=101&bizType=1200'

describe('an address that was picked leads back · NAV-8', () => {
  beforeEach(() => eraseStored('return.address'))

  test('to the screen that waited for it', () => {
    writeStored('return.address', '/createOrder?shopId=101&bizType=1200')
    expect(afterAddress(here)).toBe('/createOrder?shopId=101&bizType=1200')
  })

  test('on the way to a store, on to its menu', () => {
    writeStored('return.address', '/selectStore?bizType=1200')
    expect(afterAddress(here)).toBe('/storeIndex?shopId=101&bizType=1200')
    eraseStored('return.address')
    expect(afterAddress(here)).toBe('/storeIndex?shopId=101&bizType=1200')
  })

  test('never to another origin, whatever was kept', () => {
    for (const kept of ['https://evil.test/createOrder', '//evil.test/mine', 'javascript:alert(1)', '/unknown']) {
      writeStored('return.address', kept)
      expect(afterAddress(here), kept).toBe('/storeIndex?shopId=101&bizType=1200')
    }
  })
})
