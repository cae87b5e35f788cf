import { expect, test } from 'vitest'
import { keepAnswer, useQueryClient } from './queries.ts'

const client = useQueryClient()

test('an answer that was under way when something changed does not take the change back · CART-9', async () => {
  const queryKey = ['order', '1']
  client.setQueryData(queryKey, 'placed')
  const slow = Promise.withResolvers<string>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => slow.promise, staleTime: 0 }).catch(() => {})
  keepAnswer(queryKey, 'cancelled')
  slow.resolve('placed')
  await asked
  expect(client.getQueryData(queryKey)).toBe('cancelled')
  expect(client.isFetching({ queryKey })).toBe(0)
})

test('nor does one that was the first to be asked', async () => {
  const queryKey = ['order', '2']
  const slow = Promise.withResolvers<string>()
  const asked = client.fetchQuery({ queryKey, queryFn: () => slow.promise }).catch(() => {})
  keepAnswer(queryKey, 'cancelled')
  slow.resolve('placed')
  await asked
  expect(client.getQueryState(queryKey)).toMatchObject({ data: 'cancelled', status: 'success', fetchStatus: 'idle' })
})
