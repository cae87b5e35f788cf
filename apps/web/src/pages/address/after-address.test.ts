import { beforeEach, describe, expect, test } from 'vitest'
import { eraseStored, writeStored } from '../../platform/device/storage.ts'
import { afterAddress } from './after-address.ts'

const here = '?shopId=101&bizType=1200'

describe('Path after selecting an address (NAV-8)', () => {
  beforeEach(() => eraseStored('return.address'))

  test('Leads back to the screen that requested it', () => {
    writeStored('return.address', '/createOrder?shopId=101&bizType=1200')
    expect(afterAddress(here)).toBe('/createOrder?shopId=101&bizType=1200')
  })

  test('Leads to the menu after choosing a store', () => {
    writeStored('return.address', '/selectStore?bizType=1200')
    expect(afterAddress(here)).toBe('/storeIndex?shopId=101&bizType=1200')
    eraseStored('return.address')
    expect(afterAddress(here)).toBe('/storeIndex?shopId=101&bizType=1200')
  })

  test('Never leads to another origin', () => {
    for (const stored of ['https://evil.test/createOrder', '//evil.test/mine', 'javascript:alert(1)', '/unknown']) {
      writeStored('return.address', stored)
      expect(afterAddress(here), stored).toBe('/storeIndex?shopId=101&bizType=1200')
    }
  })
})
