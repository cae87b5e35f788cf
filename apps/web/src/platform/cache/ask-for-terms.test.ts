import { auth } from '@comanda/contract/auth'
import { booking } from '@comanda/contract/booking'
import { beforeEach, expect, test, vi } from 'vitest'
import { Refused } from '../send/refused.ts'
import { sendAfterTerms } from './ask-for-terms.ts'
import { useQueryClient } from './queries.ts'

const [sent, customer] = vi.hoisted(() => [vi.fn<() => Promise<object>>(), { id: 1 }])
vi.mock('../send/index.ts', async () => ({ ...(await vi.importActual('../send/refused.ts')), send: sent }))
vi.mock('../session.ts', () => ({ storedCustomer: () => customer.id }))

const client = useQueryClient()
const queryKey = [auth.agreementsToAccept.path, 'en_US']
const buy = () => sendAfterTerms(booking.leaveWaitlist, { waitingId: 'w' })
const terms = vi.fn<() => Promise<string[]>>()

beforeEach(async () => {
  customer.id = 1
  client.clear()
  sent.mockReset().mockResolvedValue({})
  sent.mockRejectedValueOnce(new Refused('agreementsNeeded', 'Accept the terms.', { requestId: '' }))
  await client.fetchQuery({ queryKey, queryFn: terms.mockReset().mockResolvedValue([]), staleTime: 0 })
  terms.mockResolvedValue(['terms'])
})

/** Waits until the question is open. */
const asked = () => vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(['terms']))

test('What waits for new terms is sent again once they are accepted (LOGIN-11)', async () => {
  const answer = buy()
  await asked()
  expect(sent).toHaveBeenCalledTimes(1)
  client.setQueriesData({ queryKey }, [])
  expect(await answer).toEqual({})
  expect(sent).toHaveBeenCalledTimes(2)
})

test('Nothing is sent for another account, or without a question (LOGIN-11)', async () => {
  const answer = buy()
  await asked()
  customer.id = 2
  client.setQueriesData({ queryKey }, [])
  await expect(answer).rejects.toThrow('Accept the terms.')
  customer.id = 1
  terms.mockResolvedValue([])
  sent.mockRejectedValueOnce(new Refused('agreementsNeeded', 'Accept the terms.', { requestId: '' }))
  await expect(buy()).rejects.toThrow('Accept the terms.')
  expect(sent).toHaveBeenCalledTimes(2)
})
