import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { membersKey, removeErased } from './queries.ts'

test('The profile of an erased member is not shown again from what the console holds (CARD-13)', async () => {
  const client = new QueryClient()
  client.setQueryData(membersKey(101, 'profile', 7), { name: 'Anna Bell' })
  client.setQueryData(membersKey(101, 'holdings', 'anna@x.example'), { points: 120 })
  client.setQueryData(membersKey(101, 'profile', 8), { name: 'Ben' })
  await removeErased(client, 101, 7)
  expect(client.getQueryData(membersKey(101, 'profile', 7))).toBeUndefined()
  expect(client.getQueryData(membersKey(101, 'holdings', 'anna@x.example'))).toBeUndefined()
  expect(client.getQueryData(membersKey(101, 'profile', 8))).toEqual({ name: 'Ben' })
})
