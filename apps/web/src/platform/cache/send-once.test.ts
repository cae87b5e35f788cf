import { booking } from '@comanda/contract/booking'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../send/refused.ts'
import { sendOnce } from './send-once.ts'

const sent = vi.hoisted(() =>
  vi.fn<(spec: unknown, input: unknown, options: { requestId: string }) => Promise<object>>(),
)
vi.mock('../send/index.ts', async () => ({ ...(await vi.importActual('../send/refused.ts')), send: sent }))

const idOf = (call: number) => sent.mock.calls[call]?.[2].requestId
const leave = (waitingId: string) => sendOnce(booking.leaveWaitlist, { waitingId })
const fails = (name: 'network' | 'notFound') => sent.mockRejectedValueOnce(new Refused(name, 'Why.', { requestId: '' }))

beforeEach(() => void sent.mockReset().mockResolvedValue({}))

test('The same input without an answer is sent again under the same request id (API-3)', async () => {
  fails('network')
  await expect(leave('w1')).rejects.toThrow('Why.')
  await leave('w1')
  expect(idOf(1)).toBe(idOf(0))
})

test('After an answer or a refusal the same input is a new request (API-3)', async () => {
  await leave('w2')
  fails('notFound')
  await expect(leave('w2')).rejects.toThrow('Why.')
  await leave('w2')
  expect(new Set([idOf(0), idOf(1), idOf(2)]).size).toBe(3)
})

test('Another input without an answer is another request (API-3)', async () => {
  fails('network')
  await expect(leave('w3')).rejects.toThrow('Why.')
  await leave('w4')
  expect(idOf(1)).not.toBe(idOf(0))
})
