import { expect, test } from 'vitest'
import { orderOrigin } from './order-origin.ts'

const params = { sceneId: 's1', sceneVal: 'late night', p: 'ann', vt: '2', posOrderId: 'K-17', shopId: '101', ms: 'x' }

test('Channel, scene, promoter, visit type and POS order of the address are the origin of an order (NAV-6)', () => {
  expect(orderOrigin('poster', params)).toEqual({
    channel: 'poster',
    sceneId: 's1',
    sceneVal: 'late night',
    promoter: 'ann',
    visitType: '2',
    posOrderId: 'K-17',
  })
})

test('Unfit and absent values are left out (NAV-6)', () => {
  for (const p of ['', '<b>', 'x'.repeat(65), 'a\nb']) expect(orderOrigin('', { p }), p).toBeUndefined()
  expect(orderOrigin('')).toBeUndefined()
  expect(orderOrigin('<b>', { vt: '1' })).toEqual({ visitType: '1' })
})
