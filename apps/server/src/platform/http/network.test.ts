import { describe, expect, test } from 'vitest'
import { networkOf } from './network.ts'

describe('An address, where uses are counted (U1)', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
  ])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

  test('A household whose IPv6 address changes with every try counts as one', () => {
    const tries = Array.from(
      { length: 300 },
      (_, n) => `2001:db8:77:1:${n.toString(16)}::${((n * 7919) % 65_536).toString(16)}`,
    )
    expect(new Set(tries.map(networkOf)).size).toBe(1)
  })
})
