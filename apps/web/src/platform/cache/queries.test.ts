import { expect, test } from 'vitest'
import { setQueryDataIfNewer, useQueryClient } from './queries.ts'

const client = useQueryClient()

test('An answer requested before a change does not revert it (CART-9)', async () => {
  const queryKey = ['order', '1']
  client.setQueryData(queryKey, 'placed')
  const slow = Promise.withResolvers<string>()
  const value = client.fetchQuery({ queryKey, queryFn: () => slow.promise, staleTime: 0 }).catch(() => {})
  setQueryDataIfNewer(queryKey, 'cancelled')
  slow.resolve('placed')
  await value
  expect(client.getQueryData(queryKey)).toBe('cancelled')
  expect(client.isFetching({ queryKey })).toBe(0)
})

test('A first answer does not revert a change either', async () => {
  const queryKey = ['order', '2']
  const slow = Promise.withResolvers<string>()
  const value = client.fetchQuery({ queryKey, queryFn: () => slow.promise }).catch(() => {})
  setQueryDataIfNewer(queryKey, 'cancelled')
  slow.resolve('placed')
  await value
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'cancelled', status: 'success', fetchStatus: 'idle' })
})

test('An older version does not replace a newer one (CART-9)', () => {
  const queryKey = ['booking', '1']
  client.setQueryData(queryKey, { version: 3, deposit: 'returned' })
  setQueryDataIfNewer(queryKey, { version: 2, deposit: 'returning' })
  expect(client.getQueryData(queryKey)).toEqual({ version: 3, deposit: 'returned' })
  setQueryDataIfNewer(queryKey, { version: 4, deposit: 'kept' })
  expect(client.getQueryData(queryKey)).toEqual({ version: 4, deposit: 'kept' })
})

test('A query in flight when a change is answered is repeated', async () => {
  const queryKey = ['booking', '2']
  const deferred = Promise.withResolvers<{ version: number }>()
  const value = client.fetchQuery({ queryKey, queryFn: () => deferred.promise }).catch(() => {})
  setQueryDataIfNewer(queryKey, { version: 2 })
  expect(client.getQueryState(queryKey)).toMatchObject({ data: { version: 2 }, isInvalidated: true })
  deferred.resolve({ version: 3 })
  await value
  setQueryDataIfNewer(['booking', '3'], { version: 1 })
  expect(client.getQueryState(['booking', '3'])).toMatchObject({ isInvalidated: false })
})
